import type { Namespace } from '../../entities/network/namespace.js'
import type { Network } from '../../entities/network/network.js'
import type { SignInForm } from '../../entities/signIn/signInForm.js'
import type { Environment } from '../../ports/Environment.js'

/** A text with the signature that an account is said to have made. */
export type SignedText = {
  readonly address: string
  readonly text: string
  readonly form: SignInForm
  /**
   * As wallets of the namespace give it: hex with `0x` on EVM and polkadot,
   * base58 on Solana, base64 in Bitcoin and cosmos.
   */
  readonly signature: string
  /** Cosmos: the key that signed, in base64; elsewhere nothing is made of it. */
  readonly publicKey?: string | undefined
}

/**
 * What a signature proves. `undetermined` says that whoever could tell did not
 * answer, or that two of them disagree: nobody is signed out for that.
 */
export type SignatureVerdict = 'valid' | 'invalid' | 'undetermined'

/** Tells whether accounts of a namespace signed. */
export type SignatureVerifier = {
  readonly namespace: Namespace
  /** Never throws on what strangers wrote. */
  verify(
    signed: SignedText,
    context: {
      readonly environment: Pick<Environment, 'clock' | 'fetch'>
      readonly network: Network
      readonly signal: AbortSignal
    },
  ): Promise<SignatureVerdict>
}
