import { base64urlnopad } from '@scure/base'
import type { SignerClient } from '../vault/createSignerClient.js'
import type { Vault } from '../vault/createVault.js'
import { VaultError } from '../vault/VaultError.js'
import type { meetDevice } from './meetDevice.js'

/**
 * Gives a device that was compared what opens the wallet. Half of it is sealed
 * to the device's own key, and the service, which carries it, has the other.
 * @throws VaultError where it does not wait any more
 */
export async function vouchFor(
  means: vouchFor.Means,
  { deviceId, publicKey }: { readonly deviceId: string; publicKey: string },
  signal: AbortSignal,
): Promise<void> {
  const { randomBytes, seal, service, signer, vault } = means
  const served = await service.call('readWallet', {}, signal)
  const opening = await vault.openingOf(served, signal)
  const { draft, recoveryHalf, recoveryId } = await service.call(
    'draftRecovery',
    {},
    signal,
  )
  const half = randomBytes(32)
  const { recoveryEnvelope, signature } = await signer.ask('vouch', {
    ...opening,
    device: { deviceId, publicKey },
    recovery: {
      type: 'introduction',
      id: recoveryId,
      half,
      serverHalf: base64urlnopad.decode(recoveryHalf),
    },
  })
  const sealedHalf = await seal('sealHalf', { publicKey, half })
  half.fill(0)
  const { outcome } = await service.call(
    'vouchForDevice',
    {
      ...{ deviceId, draft, sealedHalf, signature },
      envelope: base64urlnopad.encode(recoveryEnvelope),
      version: opening.identity.version,
    },
    signal,
  )
  if (outcome === 'REFUSED') throw new VaultError('notHere')
}

export declare namespace vouchFor {
  interface Means extends meetDevice.Means {
    readonly signer: SignerClient
    readonly vault: Pick<Vault, 'openingOf'>
  }
}
