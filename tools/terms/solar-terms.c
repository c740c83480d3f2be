/*
 * Prints the instants of the 24 solar terms of 1850..2250, one a line: year, index (0 = 小寒 … 23 = 冬至),
 * seconds since 1970-01-01T00:00:00 UT (86,400 a day), rounded to whole ones.
 *
 * A term is the moment when the Sun's apparent geocentric longitude, on the true ecliptic and equinox of date,
 * is 285° + 15° × index. Positions: ERFA. Civil time: TT − UT1 as observed before 1972, TT − UTC from then on.
 * Sources of the figures and the reasons: README.md beside this file.
 */
#include <erfa.h>
#include <erfam.h> /* its constants: ERFA_… */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum { FIRST_YEAR = 1850, LAST_YEAR = 2250, TERMS = 24 };

#define J2000 ERFA_DJ00        /* JD 2451545.0; all times below are days from here */
#define UNIX_EPOCH (-10957.5)  /* 1970-01-01T00:00 */
#define MEAN_YEAR 365.2422     /* days; only a first guess and the slope of the search */
#define TT_MINUS_TAI 32.184    /* s */
#define LAST_TAI_MINUS_UTC 37.0 /* s, since 2017-01-01; held for ever after */

/* ---- The Sun ---- */

/* Apparent longitude of the Sun of date, radians in [0, 2π). tt: days from J2000; TDB is taken equal to TT. */
static double apparent_longitude(double tt) {
  double heliocentric[2][3], barycentric[2][3], earlier_helio[2][3], earlier_bary[2][3];
  eraEpv00(J2000, tt, heliocentric, barycentric);

  /* Where the Sun was when the light left it: the barycentric Sun moves only ~6 km in that time, so once is enough. */
  double light_days = eraPm(heliocentric[0]) * ERFA_AULT / ERFA_DAYSEC;
  eraEpv00(J2000, tt - light_days, earlier_helio, earlier_bary);
  double to_sun[3], distance, direction[3], velocity[3];
  for (int i = 0; i < 3; i++) {
    to_sun[i] = earlier_bary[0][i] - earlier_helio[0][i] - barycentric[0][i];
    velocity[i] = barycentric[1][i] * ERFA_AULT / ERFA_DAYSEC; /* au/day → units of c */
  }
  eraPn(to_sun, &distance, direction);

  double seen[3], equator[3], ecliptic[3], matrix[3][3], nutation_longitude, nutation_obliquity;
  eraAb(direction, velocity, distance, sqrt(1.0 - eraPdp(velocity, velocity)), seen);
  eraPnm06a(J2000, tt, matrix);
  eraRxp(matrix, seen, equator);

  eraNut06a(J2000, tt, &nutation_longitude, &nutation_obliquity);
  eraIr(matrix);
  eraRx(eraObl06(J2000, tt) + nutation_obliquity, matrix);
  eraRxp(matrix, equator, ecliptic);
  return eraAnp(atan2(ecliptic[1], ecliptic[0]));
}

/* The TT moment near a guess (a few days off at most) when the Sun stands at `longitude`; radians, days from J2000. */
static double moment_of(double longitude, double guess) {
  for (int round = 0; round < 50; round++) {
    double step = eraAnpm(longitude - apparent_longitude(guess)) / ERFA_D2PI * MEAN_YEAR;
    guess += step;
    if (fabs(step) < 1e-9) return guess; /* 0.1 ms */
  }
  fprintf(stderr, "solar-terms: no moment found near %.3f days from J2000\n", guess);
  exit(1);
}

/* ---- Civil time ---- */

/* ΔT before 1955: cubic splines, seconds; t runs 0..1 from one row's year (1 January) to the next row's. */
static const struct { double from, c0, c1, c2, c3; } SPLINES[] = {
  {1850, 9.338, 1.642, 0.261, -0.883},    {1855, 10.357, -0.486, -2.389, 1.558},  {1860, 9.040, -0.591, 2.284, -2.477},
  {1865, 8.255, -3.456, -5.148, 2.720},   {1870, 2.371, -5.593, 3.011, -0.914},   {1875, -1.126, -2.314, 0.269, -0.039},
  {1880, -3.210, -1.893, 0.152, 0.563},   {1885, -4.388, 0.101, 1.842, -1.438},   {1890, -3.884, -0.531, -2.474, 1.871},
  {1895, -5.017, 0.134, 3.138, -0.232},   {1900, -1.977, 5.715, 2.443, -1.257},   {1905, 4.923, 6.828, -1.329, 0.720},
  {1910, 11.142, 6.330, 0.831, -0.825},   {1915, 17.479, 5.518, -1.643, 0.262},   {1920, 21.617, 3.020, -0.856, 0.008},
  {1925, 23.789, 1.333, -0.831, 0.127},   {1930, 24.418, 0.052, -0.449, 0.142},   {1935, 24.164, -0.419, -0.022, 0.702},
  {1940, 24.426, 1.645, 2.086, -1.106},   {1945, 27.050, 2.499, -1.232, 0.614},   {1950, 28.932, 1.127, 0.220, -0.277},
  {1953, 30.002, 0.737, -0.610, 0.631},   {1956, 0, 0, 0, 0}, /* the end of the last piece */
};

/* ΔT from 1955: seconds at 1 January of 1954..1974 (a year more at either end than is used, for the interpolation). */
static const double YEARLY[] = {30.72, 31.07, 31.35, 31.68, 32.18, 32.68, 33.15, 33.59, 34.00, 34.47, 35.03,
                                35.73, 36.54, 37.43, 38.29, 39.20, 40.18, 41.17, 42.23, 43.37, 44.4841};
enum { YEARLY_FROM = 1954, CLOCKS_FROM = 1955 };
#define BLEND_YEARS 2.75 /* before 1955: the splines are led over to the 0.66 s higher yearly figures */

static double spline(double year) {
  int i = 0;
  while (SPLINES[i + 1].from <= year) i++;
  double t = (year - SPLINES[i].from) / (SPLINES[i + 1].from - SPLINES[i].from);
  return SPLINES[i].c0 + t * (SPLINES[i].c1 + t * (SPLINES[i].c2 + t * SPLINES[i].c3));
}

/* Cubic through the four nearest yearly figures. */
static double yearly(double year) {
  const double *y = &YEARLY[(int)floor(year) - YEARLY_FROM];
  double t = year - floor(year);
  double slope = (y[1] - y[-1]) / 2, next_slope = (y[2] - y[0]) / 2, rise = y[1] - y[0];
  return y[0] + t * (slope + t * (3 * rise - 2 * slope - next_slope + t * (slope + next_slope - 2 * rise)));
}

/* TT − UT1 in seconds, 1850 ≤ year < 1972. */
static double observed_delta_t(double year) {
  if (year >= CLOCKS_FROM) return yearly(year);
  double gap = yearly(CLOCKS_FROM) - spline(CLOCKS_FROM);
  return spline(year) + gap * fmax(0.0, 1.0 - (CLOCKS_FROM - year) / BLEND_YEARS);
}

/* TT − civil time in seconds. No term comes within four days of a leap second, so TT will do for finding its date. */
static double tt_minus_civil(double tt) {
  int year, month, day;
  double fraction, midnight, base, next, tai_minus_utc = LAST_TAI_MINUS_UTC;
  eraJd2cal(J2000, tt, &year, &month, &day, &fraction);
  if (year < 1972) {
    eraCal2jd(year, 1, 1, &base, &midnight);
    eraCal2jd(year + 1, 1, 1, &base, &next);
    return observed_delta_t(year + (J2000 - base + tt - midnight) / (next - midnight));
  }
  if (year < 2017) eraDat(year, month, day, fraction, &tai_minus_utc);
  return TT_MINUS_TAI + tai_minus_utc;
}

int main(void) {
  double tt = (FIRST_YEAR - 2000) * MEAN_YEAR + 4.0; /* about 小寒, 5 January */
  for (int year = FIRST_YEAR; year <= LAST_YEAR; year++) {
    for (int index = 0; index < TERMS; index++) {
      tt = moment_of(eraAnp((285 + 15 * index) * ERFA_DD2R), tt);
      double seconds = (tt - UNIX_EPOCH) * ERFA_DAYSEC - tt_minus_civil(tt);
      printf("%d %d %.0f\n", year, index, floor(seconds + 0.5));
      tt += MEAN_YEAR / TERMS;
    }
  }
  return 0;
}
