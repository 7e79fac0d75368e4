import type { Namespace } from '../network/namespace.js'

/**
 * What wallets of a namespace make of a text before they sign it, each by a
 * name of its own, so that whoever verifies builds the same bytes again:
 * - `text`: the text (EIP-191 on EVM, its bytes on Solana)
 * - `cacao`: the text with what the wallet allows besides, as a sentence and as
 *   a resource (CAIP-74, ERC-5573)
 * - `walletStandard`: the text that the wallet wrote itself (`solana:signIn`)
 * - `offchainV0`: the text behind the header of Solana's off-chain messages
 * - `bip322`: the text in a transaction that nobody sends
 * - `ecdsa`: the text behind Bitcoin's old prefix (BIP-137)
 * - `wrappedBytes`: the text between `<Bytes>` and `</Bytes>`
 * - `adr36`: the text in a document of Cosmos that moves nothing
 */
export const signInForms = {
  eip155: ['text', 'cacao'],
  solana: ['text', 'walletStandard', 'offchainV0'],
  bip122: ['bip322', 'ecdsa'],
  polkadot: ['wrappedBytes'],
  cosmos: ['adr36'],
} as const satisfies { readonly [namespace in Namespace]: readonly string[] }

/** One of `signInForms`. */
export type SignInForm = (typeof signInForms)[Namespace][number]

/** Whether accounts of a namespace sign in a form. */
export function isFormOf(namespace: Namespace, form: SignInForm): boolean {
  const forms: readonly SignInForm[] = signInForms[namespace]
  return forms.includes(form)
}
