import { createPublicKey, verify } from 'node:crypto'
import { solana } from '../../adapters/solana/solanaAdapter.js'
import { parsePublicKey } from '../../addresses/parsePublicKey.js'
import type { SolanaProvider } from '../../ports/SolanaProvider.js'
import type { AdapterFixture } from '../adapterSuite/AdapterFixture.js'
import { createTestEnvironment } from '../createTestEnvironment.js'
import { createFakeClock } from '../fakeClock.js'
import { createMockWallet } from '../mockWallets/createMockWallet.js'
import { solanaTestNetworks } from './solanaTestNetworks.js'

const message = new TextEncoder().encode('Hello')

/** What makes a raw Ed25519 key one that Node reads. */
const keyPrefix = Buffer.from('302a300506032b6570032100', 'hex')

/** A Wallet Standard wallet with two local keys, for the adapter suite. */
export async function createSolanaFixture(): Promise<AdapterFixture> {
  const clock = createFakeClock()
  return {
    adapter: solana(),
    environment: createTestEnvironment({ clock }),
    clock,
    networks: [...solanaTestNetworks],
    networkIsChosenBy: 'site',
    wallet: await createMockWallet({ namespace: 'solana', clock }),
    async signsAs(connector, address) {
      const provider = connector.getProvider() as SolanaProvider
      const signature = await provider.signMessage({ message })
      const raw = parsePublicKey(address) ?? new Uint8Array()
      const key = createPublicKey({
        key: Buffer.concat([keyPrefix, raw]),
        format: 'der',
        type: 'spki',
      })
      return verify(null, message, key, signature)
    },
  }
}
