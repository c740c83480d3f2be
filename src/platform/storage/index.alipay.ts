export { storage } from './taro'
