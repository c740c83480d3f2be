export { navigation } from './mini'
