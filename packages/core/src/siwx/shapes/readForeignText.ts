import { longestSignInText } from '@hasp/protocol/siwx'
import type { NetworkAccount } from '../../entities/account/accountId.js'
import type { SignInMessage } from '../../entities/signIn/signInMessage.js'
import { KitError } from '../../errors/KitError.js'
import type { SignInText } from '../../ports/SignInProvider.js'

/** What every text begins with that signs in, whoever writes it (CAIP-122). */
const opening =
  /^([^\s]+) wants you to sign in with your [^\n]+ account:\n(.+)\n/

/** Printable, in lines, and nothing that turns the direction of a line. */
const readable =
  /^[^\p{Cc}\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]*$/u

/**
 * A text that a site wrote by itself, and what of it the visitor and the kit
 * have to know. Its fields may have other bounds than ours; the site, the
 * account and the page in it are read from the text, for that is what is
 * signed.
 * @throws `SIGN_IN_MESSAGE_INVALID`
 */
export function readForeignText(
  text: string,
  { address, networkId }: NetworkAccount,
): SignInText {
  const [, domain = '', account] = opening.exec(text) ?? []
  const uri = fieldOf(text, 'URI') ?? ''
  const refuse = (field: string) => {
    throw new KitError('SIGN_IN_MESSAGE_INVALID', { field })
  }
  if (text.length > longestSignInText) refuse('text')
  if (!text.split('\n').every((line) => readable.test(line))) refuse('text')
  if (!domain) refuse('domain')
  if (account !== address) refuse('accountAddress')
  if (!URL.canParse(uri)) refuse('uri')
  const message: SignInMessage = {
    accountAddress: address,
    chainId: networkId,
    domain,
    uri,
    version: '1',
    nonce: fieldOf(text, 'Nonce') ?? '',
    issuedAt: fieldOf(text, 'Issued At') ?? '',
  }
  return Object.freeze({ message, texts: { site: text } })
}

/** The last line of that name: before it a statement may say anything. */
function fieldOf(text: string, name: string): string | undefined {
  const line = text.split('\n').findLast((one) => one.startsWith(`${name}: `))
  return line?.slice(name.length + 2)
}
