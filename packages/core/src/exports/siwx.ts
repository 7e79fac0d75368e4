export type { SignInMessage } from '../entities/signIn/signInMessage.js'
export {
  formatSignInMessage,
  type SignInWriter,
} from '../siwx/message/formatSignInMessage.js'
export { parseSignInMessage } from '../siwx/message/parseSignInMessage.js'
