export { system } from './mini'
