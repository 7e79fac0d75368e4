import type {
  WalletServiceBody,
  WalletServiceReply,
} from '@hasp/protocol/walletService'
import { base64urlnopad } from '@scure/base'
import { type Passkeys, passkeySalt } from '../passkey/createPasskeys.js'
import type { ServiceClient } from '../service/createServiceClient.js'
import type { WalletOpening } from '../signer/SignerMessages.js'
import { passkeysOf } from './createHalfAsker.js'
import type { SignerClient } from './createSignerClient.js'
import type { Vault } from './createVault.js'
import { prepareWay } from './prepareWay.js'
import type { ServedState } from './ServedState.js'
import { VaultError } from './VaultError.js'

/** How a wallet that is here comes back once it is not. */
export interface WaysBack {
  /** One more way back. */
  addPasskey(
    served: ServedState,
    name: string,
    signal: AbortSignal,
  ): Promise<void>
  addPassword(
    served: ServedState,
    password: string,
    signal: AbortSignal,
  ): Promise<void>
  /** One way less: the passkey does not open the wallet any more. */
  removePasskey(
    served: ServedState,
    recoveryId: string,
    signal: AbortSignal,
  ): Promise<void>
}

type Parameters = WalletServiceBody<'keepRecovery'>['parameters']

export function createWaysBack(means: createWaysBack.Means): WaysBack {
  const { openingOf, passkeys, service, signer } = means

  const keep = async (
    opening: WalletOpening,
    { half, parameters }: { half: Uint8Array; parameters: Parameters },
    signal: AbortSignal,
  ) => {
    const { draft, recoveryHalf, recoveryId } = await service.call(
      'draftRecovery',
      {},
      signal,
    )
    const added = await signer.ask('addRecovery', {
      ...opening,
      recovery: {
        type: parameters.type,
        id: recoveryId,
        half,
        serverHalf: base64urlnopad.decode(recoveryHalf),
      },
    })
    const { proofKey, recoveryEnvelope, signature } = added
    const envelope = base64urlnopad.encode(recoveryEnvelope)
    const { version } = opening.identity
    const kept = await service.call(
      'keepRecovery',
      { draft, envelope, version, parameters, proofKey, signature },
      signal,
    )
    assertChanged(kept)
  }
  return {
    async addPasskey(served, name, signal) {
      const { wallet } = served
      if (!wallet) throw new VaultError('notHere')
      const { walletId } = wallet
      const known = passkeysOf(wallet).map(({ credentialId }) => credentialId)
      // First, while the press still counts to the browser.
      const { credentialId, half } = await passkeys.create({
        ...{ known, name, walletId },
      })
      const opening = await openingOf(served, signal)
      const salt = base64urlnopad.encode(await passkeySalt(walletId))
      const parameters = { type: 'passkey' as const, credentialId, salt }
      await keep(opening, { half, parameters }, signal)
    },

    async addPassword(served, password, signal) {
      const opening = await openingOf(served, signal)
      const way = { type: 'password' as const, password }
      await keep(opening, await prepareWay(means, way), signal)
    },

    async removePasskey(served, recoveryId, signal) {
      const opening = await openingOf(served, signal)
      const asked = { ...opening, recoveryId }
      const { signature } = await signer.ask('removeRecovery', asked)
      const removed = await service.call(
        'removeRecovery',
        { recoveryId, signature },
        signal,
      )
      assertChanged(removed)
    },
  }
}

/** @throws VaultError where a way back was neither added nor removed */
function assertChanged(
  reply:
    | WalletServiceReply<'keepRecovery'>
    | WalletServiceReply<'removeRecovery'>,
): void {
  if (reply.outcome === 'FROZEN')
    throw new VaultError('held', reply.frozenForMs)
  if (reply.outcome === 'REFUSED') throw new VaultError('notHere')
}

export declare namespace createWaysBack {
  interface Means extends prepareWay.Means {
    readonly openingOf: Vault['openingOf']
    readonly passkeys: Passkeys
    readonly service: ServiceClient
    readonly signer: SignerClient
  }
}
