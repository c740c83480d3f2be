export { TextInput } from './html'
