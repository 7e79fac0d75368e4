import type { WalletServiceReply } from '@hasp/protocol/walletService'
import { base64urlnopad } from '@scure/base'
import type { Passkeys } from '../passkey/createPasskeys.js'
import type { PasswordQuestion } from '../password/PasswordMessages.js'

/** A wallet as the service knows it. */
export type ServedWallet = NonNullable<
  WalletServiceReply<'readWallet'>['wallet']
>

/** What the visitor comes back with. */
export type RecoveryAnswer =
  | { readonly type: 'password'; readonly password: string }
  | { readonly type: 'passkey' }
  /** What the escrow has released, as base64url. */
  | { readonly type: 'escrow'; readonly secret: string }

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
    if (answer.type === 'escrow') {
      const way = wallet.recoveries.find(isByEscrow)
      return way && { half: base64urlnopad.decode(answer.secret), way }
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

/** Whether the escrow can help a visitor back to a wallet. */
export function hasEscrow({ recoveries }: ServedWallet): boolean {
  return recoveries.some(isByEscrow)
}

/** Whether a visitor can come back without anybody's help. */
export function hasOwnWay(wallet: ServedWallet): boolean {
  return wallet.recoveries.some((way) => !isByEscrow(way))
}

/** Whether a wallet has a recovery password. */
export function hasPassword({ recoveries }: ServedWallet): boolean {
  return recoveries.some(({ parameters }) => parameters.type === 'password')
}

const isByEscrow = ({ parameters }: ServedWallet['recoveries'][number]) =>
  parameters.type === 'escrow'

/** The passkeys that are ways back to a wallet. */
export function passkeysOf({ recoveries }: ServedWallet) {
  return recoveries.flatMap(({ parameters, ...way }) =>
    parameters.type === 'passkey'
      ? [{ credentialId: parameters.credentialId, ...way }]
      : [],
  )
}
