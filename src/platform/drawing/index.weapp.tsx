export { Drawing } from './mini'
