export { overlay } from './mini'
