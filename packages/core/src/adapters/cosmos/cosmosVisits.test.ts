import { pubkeyToAddress } from '@cosmjs/amino'
import { expect, it } from 'vitest'
import type { CosmosProvider } from '../../ports/CosmosProvider.js'
import { checkVisits } from '../../testing/checkVisits.js'
import { cosmosNetworks } from '../../testing/cosmos/cosmosNetworks.js'
import { fakeKeplrWallet } from '../../testing/cosmos/fakeKeplrWallet.js'
import { cosmosKeys } from '../../testing/cosmos/setUpCosmos.js'
import { cosmos } from './cosmosAdapter.js'

/** It knows all of the site's networks. */
const chains = Object.fromEntries(
  cosmosNetworks.map(({ cosmos: details, id }) => [
    id,
    details?.bech32Prefix ?? '',
  ]),
)

it('[R1.9] whatever happens: the right address, the right signer, no prompt without a click', async () => {
  await checkVisits<CosmosProvider>({
    adapter: () => cosmos(),
    connectorId: 'app.keplr',
    networks: cosmosNetworks,
    keyCount: cosmosKeys.length,
    createWallet: () => fakeKeplrWallet({ keys: cosmosKeys, chains }),
    async expectSigner({ address, keyIndex, network, provider }) {
      const prefix = network?.cosmos?.bech32Prefix ?? ''
      expect(address).toBe(cosmosKeys[keyIndex]?.address(prefix))
      const { pub_key: key } = await provider.signArbitrary({ data: 'Hi' })
      expect(pubkeyToAddress(key, prefix)).toBe(address)
    },
  })
})
