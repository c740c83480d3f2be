export { Drawing } from './html'
