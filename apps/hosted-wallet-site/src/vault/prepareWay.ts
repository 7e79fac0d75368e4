import type { WalletServiceBody } from '@hasp/protocol/walletService'
import { base64urlnopad } from '@scure/base'
import type { PasswordQuestion } from '../password/PasswordMessages.js'
import { passwordCost } from './passwordCost.js'

/** A way back that a visitor may choose. */
export type NewWay =
  | { readonly type: 'password'; readonly password: string }
  /** The escrow, once it has proved the mailbox. */
  | { readonly type: 'escrow'; readonly email: string }

type Parameters = WalletServiceBody<'keepWallet'>['recovery']['parameters']

/** Half of a new way back, which is the visitor's or for the escrow to keep. */
export async function prepareWay<Way extends NewWay>(
  { randomBytes, stretch }: prepareWay.Means,
  way: Way,
): Promise<{
  readonly half: Uint8Array
  readonly parameters: Extract<Parameters, { type: Way['type'] }>
}>
export async function prepareWay(
  { randomBytes, stretch }: prepareWay.Means,
  way: NewWay,
): Promise<{ readonly half: Uint8Array; readonly parameters: Parameters }> {
  const bytes = randomBytes(32)
  if (way.type === 'escrow')
    return { half: bytes, parameters: { type: 'escrow' } }
  const { password } = way
  return {
    half: await stretch({ password, salt: bytes, ...passwordCost }),
    parameters: {
      type: 'password',
      salt: base64urlnopad.encode(bytes),
      ...passwordCost,
    },
  }
}

export declare namespace prepareWay {
  interface Means {
    readonly randomBytes: (count: number) => Uint8Array
    /** Argon2id, somewhere else than here. */
    readonly stretch: (question: PasswordQuestion) => Promise<Uint8Array>
  }
}
