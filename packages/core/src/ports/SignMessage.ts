import type { SignInForm } from '../entities/signIn/signInForm.js'
import type { SignInMessage } from '../entities/signIn/signInMessage.js'
import type { Connector } from './Connector.js'

/** A message that an account signed, as a server is told of it. */
export type SignedMessage = {
  /** What the wallet made of the text before it signed. */
  readonly form: SignInForm
  /**
   * As wallets of the namespace give it: hex with `0x` on EVM and polkadot,
   * base58 on Solana, base64 in Bitcoin and cosmos.
   */
  readonly signature: string
  /** Cosmos: the key that signed, in base64. */
  readonly publicKey?: string | undefined
  /** What the wallet allowed besides, of the form `cacao` (ERC-5573). */
  readonly recap?: string | undefined
}

/** One message in words. */
export type SignMessageTexts = {
  /** As the site writes it. */
  readonly site: string
  /** As wallets have to that write it; absent where a site has words of its own. */
  readonly walletStandard?: string | undefined
}

/**
 * Asks a connected wallet to sign in with the account of the message, on this
 * device or on a phone. The request leaves in the turn of the call, so inside
 * a visitor's click; it rejects with errors of the catalogue.
 */
export type SignMessage = (p: {
  readonly connector: Connector
  /** Every field, for wallets that write the text themselves. */
  readonly message: SignInMessage
  readonly texts: SignMessageTexts
  readonly signal: AbortSignal
}) => Promise<SignedMessage>
