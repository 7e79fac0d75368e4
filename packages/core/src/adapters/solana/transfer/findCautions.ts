import { address, isOffCurveAddress } from '@solana/kit'
import type { SendCaution } from '../../../entities/transfer/transfer.js'
import type { ChainAccount } from './readAccounts.js'
import { hasAddress } from './tokenProgram/assertTransferable.js'
import { extensionTypes } from './tokenProgram/tokenExtensions.js'

/**
 * What speaks against a receiver, as far as only this namespace can know: a
 * program never signs, and off the curve there is no key that could.
 */
export function findReceiverCautions(
  to: string,
  account: ChainAccount | undefined,
): readonly SendCaution[] {
  if (account?.isExecutable) return [{ type: 'burn' }]
  return isOffCurveAddress(address(to)) ? [{ type: 'keyless' }] : []
}

/** What a token's issuer keeps, and may do to it. */
export function findTokenCautions(
  extensions: ReadonlyMap<number, DataView>,
  kept: bigint,
): readonly SendCaution[] {
  const { pausable, permanentDelegate } = extensionTypes
  const delegate = extensions.get(permanentDelegate)
  return [
    ...(kept > 0n ? [{ type: 'transferFee' } as const] : []),
    ...(delegate && hasAddress(delegate, 0)
      ? [{ type: 'permanentDelegate' } as const]
      : []),
    ...(extensions.has(pausable) ? [{ type: 'pausable' } as const] : []),
  ]
}
