import type { Atlas } from '../core/bazi/birth-request'
import { loadAtlas, presentAtlas } from '../services/atlas'
import { useLoad, type Loading } from './use-load'

export const useAtlas = (): Loading<Atlas> => useLoad('atlas', loadAtlas, presentAtlas())
