import type { SignInMessage } from '../../entities/signIn/signInMessage.js'
import type { SignInText } from '../../ports/SignInProvider.js'
import {
  type SignInWriter,
  writeSignInMessage,
} from '../message/writeSignInMessage.js'

/** No address of any namespace is anything else. */
const oneWord = /^[\da-zA-Z]{20,100}$/

/**
 * The record and its text as one frozen object: what is shown is what is
 * signed. The address is a connected wallet's; its checksum is looked at where
 * the signature is verified.
 * @throws `SIGN_IN_MESSAGE_INVALID`
 */
export function writeSignInText(message: SignInMessage): SignInText {
  const write = (writer: SignInWriter) =>
    writeSignInMessage(message, writer, (address) => oneWord.test(address))
  return Object.freeze({
    message: Object.freeze(message),
    texts: Object.freeze({
      site: write('site'),
      walletStandard: write('walletStandard'),
    }),
  })
}
