export {
  type KitState,
  readKitState,
  writeKitState,
} from '../storage/kitStateCookie.js'
