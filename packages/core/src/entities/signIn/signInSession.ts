import type { Cacao } from './cacao.js'
import type { SignInForm } from './signInForm.js'
import type { SignInMessage } from './signInMessage.js'

/** An account that is signed in, with what it signed (specification 3). */
export type SignInSession = {
  readonly data: SignInMessage
  /** What the site had signed, word for word. */
  readonly message: string
  /** As wallets of the namespace give it. */
  readonly signature: string
  /** What the wallet made of the message before it signed. */
  readonly form: SignInForm
  /** Cosmos: the key that signed, in base64. */
  readonly publicKey?: string | undefined
  /** Of the form `cacao`: the approval over WalletConnect that it came with. */
  readonly cacao?: Cacao | undefined
}
