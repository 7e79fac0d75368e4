import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ensContracts, ownDomain } from '../../../../devstack/addresses.js'
import { gatewayKey } from '../../../../devstack/services/gatewayKey.js'

/**
 * What a service is configured with to know the names of a test chain, and to
 * give those of its domain.
 * @param chain with ENS on it
 * @param folder for the file with the key, in which there is none yet
 */
export async function configureNames(
  chain: { readonly url: string },
  folder: string,
) {
  const keyFile = join(folder, 'gateway.key')
  await writeFile(keyFile, gatewayKey(), { mode: 0o400 })
  return {
    networkId: 'eip155:31337',
    rpcUrls: [chain.url],
    universalResolver: ensContracts.universalResolver,
    registry: {
      domain: ownDomain,
      resolver: ensContracts.offchainResolver,
      keyFile,
    },
  }
}
