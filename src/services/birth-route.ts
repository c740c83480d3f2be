import type { Atlas, BirthRequest } from '../core/bazi/birth-request'
import type { Place } from '../core/places/place'
import type { FormReading } from './birth-form'
import { pageUrl, readQuery, type Query } from './route-query'

/** A chart's address says everything the chart is cast from, so that it may be reloaded and kept. */
export interface BirthRoute {
  readonly name: string
  readonly request: BirthRequest
  readonly place: Place | null
}

const SEX = { male: '1', female: '2' } as const

/** `/pages/index/viewer?d=1990-06-15T09:30:00&sex=2&city=…` */
export function viewerUrl({ request, place }: FormReading, name: string): string {
  const [date = '', clock = ''] = request.birthDate.split(' ')
  return pageUrl('/pages/index/viewer', {
    name: name.trim(),
    sex: request.gender && SEX[request.gender],
    d: `${date.replace(/\//g, '-')}T${clock}`,
    city: place?.id,
    lng: place ? undefined : String(request.longitude),
    tz: place ? undefined : request.zone,
    roll: request.dayRollover,
  })
}

/** The other way round; what the address lacks or garbles is found when the request is read. */
export function readViewerRoute(params: Query, atlas: Atlas): BirthRoute {
  const query = readQuery(params)
  const [date = '', clock = ''] = (query.d ?? '').split('T')
  const place = query.city ? atlas.places.byId(query.city) : null
  const request: BirthRequest = {
    birthDate: `${date.replace(/-/g, '/')} ${clock.length === 5 ? `${clock}:00` : clock}`,
    ...(query.sex === '1' || query.sex === '2' ? { gender: query.sex === '1' ? 'male' : 'female' } : {}),
    ...(place ? { zone: place.zone, longitude: place.longitude, latitude: place.latitude } : {}),
    ...(query.tz ? { zone: query.tz } : {}),
    ...(query.lng ? { longitude: Number(query.lng) } : {}),
    ...(query.roll ? { dayRollover: query.roll as BirthRequest['dayRollover'] } : {}),
  }
  return { name: query.name ?? '', request, place }
}
