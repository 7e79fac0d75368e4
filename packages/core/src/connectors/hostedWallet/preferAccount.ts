import type { NetworkId } from '../../entities/network/networkId.js'
import { KitError } from '../../errors/KitError.js'
import type {
  HostedWalletCapability,
  HostedWalletClient,
} from '../../ports/HostedWallet.js'
import { toKitError } from './toKitError.js'

type Wanted = Parameters<HostedWalletCapability['setPreferredAccount']>[0]

/** Puts a kind of account first; a smart account only where there is one. */
export async function preferAccount(
  client: HostedWalletClient,
  networkId: NetworkId | undefined,
  { signal, ...wanted }: Wanted,
): Promise<{ readonly address: string }> {
  try {
    if (wanted.type === 'smartAccount') {
      const { networkIds } = await client.request(
        'getSmartAccountEnabledNetworks',
        undefined,
        { signal },
      )
      if (!networkId || !networkIds.includes(networkId))
        throw new KitError('UNSUPPORTED_METHOD', {})
    }
    return await client.request('setPreferredAccount', wanted, { signal })
  } catch (error) {
    throw toKitError(error)
  }
}
