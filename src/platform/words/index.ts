export { words } from './mini'
