import {
  pubkeyToAddress,
  type StdSignDoc,
  serializeSignDoc,
} from '@cosmjs/amino'
import { Secp256k1, Secp256k1Signature, Sha256 } from '@cosmjs/crypto'
import { fromBase64 } from '@cosmjs/encoding'
import { cosmos } from '../../adapters/cosmos/cosmosAdapter.js'
import type { CosmosProvider } from '../../ports/CosmosProvider.js'
import type { AdapterFixture } from '../adapterSuite/FamilyWallet.js'
import { createTestEnvironment } from '../createTestEnvironment.js'
import { createFakeClock } from '../fakeClock.js'
import { cosmosNetworks } from './cosmosNetworks.js'
import { createCosmosKey } from './createCosmosKey.js'
import { arbitraryDocument } from './encodeDocuments.js'
import { fakeKeplrWallet } from './fakeKeplrWallet.js'

const keys = [createCosmosKey('Ada'), createCosmosKey('Bo')] as const
const data = 'Hello'

/** A wallet in Keplr's shape with two local keys, for the adapter suite. */
export function createCosmosFixture(): AdapterFixture {
  const clock = createFakeClock()
  const environment = createTestEnvironment({ clock })
  const [hub, osmosis] = cosmosNetworks
  const wallet = fakeKeplrWallet({
    keys,
    chains: { 'cosmoshub-4': 'cosmos', 'osmosis-1': 'osmo' },
  })
  return {
    adapter: cosmos(),
    environment,
    clock,
    networks: [hub, osmosis],
    networkIsChosenBy: 'site',
    wallet: {
      ...wallet,
      addresses(networkId) {
        const prefix = networkId === osmosis.caipNetworkId ? 'osmo' : 'cosmos'
        const [first, second] = keys
        return [first.address(prefix), second.address(prefix)]
      },
    },
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
