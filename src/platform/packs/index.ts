export { packs } from './mini'
