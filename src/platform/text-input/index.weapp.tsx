export { TextInput } from './mini'
