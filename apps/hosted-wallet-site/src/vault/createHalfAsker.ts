import type { WalletServiceReply } from '@hasp/protocol/walletService'
import { base64urlnopad } from '@scure/base'
import type { Passkeys } from '../passkey/createPasskeys.js'
import type { PasswordQuestion } from '../password/PasswordMessages.js'

type ServedWallet = NonNullable<WalletServiceReply<'readWallet'>['wallet']>

/** What the visitor comes back with. */
export type RecoveryAnswer =
  | { readonly type: 'password'; readonly password: string }
  | { readonly type: 'passkey' }

/** A half of a recovery, and of which. */
export interface FoundHalf {
  readonly half: Uint8Array
  readonly way: { readonly recoveryId: string; readonly version: number }
}

/**
 * Finds the half that the visitor has; undefined where the wallet has no such
 * way back.
 */
export function createHalfAsker({
  passkeys,
  stretch,
}: {
  readonly passkeys: Passkeys
  /** Argon2id, somewhere else than here. */
  readonly stretch: (question: PasswordQuestion) => Promise<Uint8Array>
}): (
  answer: RecoveryAnswer,
  wallet: ServedWallet,
) => Promise<FoundHalf | undefined> {
  return async (answer, wallet) => {
    if (answer.type === 'passkey') {
      const ways = passkeysOf(wallet)
      const { credentialId, half } = await passkeys.open({
        walletId: wallet.walletId,
        known: ways.map((way) => way.credentialId),
      })
      const way = ways.find((one) => one.credentialId === credentialId)
      return way && { half, way }
    }
    for (const { parameters, ...way } of wallet.recoveries) {
      if (parameters.type !== 'password') continue
      const { salt, type: _, ...cost } = parameters
      const half = await stretch({
        password: answer.password,
        salt: base64urlnopad.decode(salt),
        ...cost,
      })
      return { half, way }
    }
    return undefined
  }
}

/** The passkeys that are ways back to a wallet. */
export function passkeysOf({ recoveries }: ServedWallet) {
  return recoveries.flatMap(({ parameters, ...way }) =>
    parameters.type === 'passkey'
      ? [{ credentialId: parameters.credentialId, ...way }]
      : [],
  )
}
