export { requests } from './mini'
