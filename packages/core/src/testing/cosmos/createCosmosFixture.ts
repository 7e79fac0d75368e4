import {
  pubkeyToAddress,
  type StdSignDoc,
  serializeSignDoc,
} from '@cosmjs/amino'
import { Secp256k1, Secp256k1Signature, Sha256 } from '@cosmjs/crypto'
import { fromBase64 } from '@cosmjs/encoding'
import { cosmos } from '../../adapters/cosmos/cosmosAdapter.js'
import type { CosmosProvider } from '../../ports/CosmosProvider.js'
import type { AdapterFixture } from '../adapterSuite/AdapterFixture.js'
import { createTestEnvironment } from '../createTestEnvironment.js'
import { createFakeClock } from '../fakeClock.js'
import { createMockWallet } from '../mockWallets/createMockWallet.js'
import { cosmosNetworks } from './cosmosNetworks.js'
import { arbitraryDocument } from './encodeDocuments.js'

const data = 'Hello'

/** A wallet in Keplr's shape with two local keys, for the adapter suite. */
export async function createCosmosFixture(): Promise<AdapterFixture> {
  const clock = createFakeClock()
  const [hub, osmosis] = cosmosNetworks
  return {
    adapter: cosmos(),
    environment: createTestEnvironment({ clock }),
    clock,
    networks: [hub, osmosis],
    networkIsChosenBy: 'site',
    wallet: await createMockWallet({ namespace: 'cosmos', clock }),
    async signsAs(connector, address) {
      const provider = connector.getProvider() as CosmosProvider
      const { pub_key: key, signature } = await provider.signArbitrary({ data })
      const document = arbitraryDocument(address, data) as StdSignDoc
      const prefix = address.replace(/1.*/, '')
      const isSigned = await Secp256k1.verifySignature(
        Secp256k1Signature.fromFixedLength(fromBase64(signature)),
        new Sha256(serializeSignDoc(document)).digest(),
        fromBase64(key.value),
      )
      return isSigned && pubkeyToAddress(key, prefix) === address
    },
  }
}
