import { pubkeyToAddress } from '@cosmjs/amino'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { connect } from '../../actions/connection/connect.js'
import { disconnect } from '../../actions/connection/disconnect.js'
import { getProvider } from '../../actions/connection/getProvider.js'
import { switchNetwork } from '../../actions/network/switchNetwork.js'
import type { CosmosProvider } from '../../ports/CosmosProvider.js'
import { selectConnected } from '../../stores/connections.js'
import { cosmosNetworks } from '../../testing/cosmos/cosmosNetworks.js'
import { fakeKeplrWallet } from '../../testing/cosmos/fakeKeplrWallet.js'
import { cosmosKeys } from '../../testing/cosmos/setUpCosmos.js'
import { createMemoryStore } from '../../testing/createMemoryStore.js'
import { createTestKit } from '../../testing/createTestKit.js'
import { createFakeClock } from '../../testing/fakeClock.js'
import { propertyRuns } from '../../testing/propertyRuns.js'
import { cosmos } from './cosmosAdapter.js'

/** It knows all of the site's networks. */
const chains = Object.fromEntries(
  cosmosNetworks.map(({ cosmos: details, id }) => [
    id,
    details?.bech32Prefix ?? '',
  ]),
)

const happening = fc.oneof(
  fc.constantFrom(
    { type: 'connect' as const },
    { type: 'disconnect' as const },
    { type: 'reload' as const },
  ),
  fc.nat(1).map((index) => ({ type: 'choose' as const, index })),
  fc.constantFrom(...cosmosNetworks).map(({ caipNetworkId }) => ({
    type: 'switch' as const,
    networkId: caipNetworkId,
  })),
)

it('[R1.9] whatever happens: the right address, the right signer, no prompt without a click', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { maxLength: 12 }), async (all) => {
      const clock = createFakeClock()
      const store = createMemoryStore()
      const wallet = fakeKeplrWallet({ keys: cosmosKeys, chains })
      const visit = () => {
        const window = new EventTarget()
        wallet.appear(window)
        return createTestKit(
          { adapters: [cosmos()], networks: cosmosNetworks },
          { clock, store, window },
        )
      }
      let { kit, stop } = visit()
      let chosen = 0
      for (const one of all) {
        const prompts = wallet.prompts()
        if (one.type === 'connect')
          await connect(kit, { connectorId: 'app.keplr' })
        if (one.type === 'disconnect') await disconnect(kit)
        if (one.type === 'switch')
          await switchNetwork(kit, { networkId: one.networkId })
        if (one.type === 'choose') {
          chosen = one.index
          wallet.choose(chosen)
        }
        if (one.type === 'reload') {
          stop()
          const next = visit()
          kit = next.kit
          stop = next.stop
        }
        await clock.advance(5_000)
        if (one.type !== 'connect') expect(wallet.prompts()).toBe(prompts)
        const connection = selectConnected(
          kit.stores.connections.getState(),
          'cosmos',
        )
        if (one.type === 'connect') expect(connection).toBeDefined()
        if (!connection) continue
        const network = cosmosNetworks.find(
          ({ caipNetworkId }) => caipNetworkId === connection.caipNetworkId,
        )
        const prefix = network?.cosmos?.bech32Prefix ?? ''
        const [{ address }] = connection.accounts
        expect(address).toBe(cosmosKeys[chosen]?.address(prefix))
        const provider = getProvider(kit, {
          namespace: 'cosmos',
        }) as CosmosProvider
        const { pub_key: key } = await provider.signArbitrary({ data: 'Hi' })
        expect(pubkeyToAddress(key, prefix)).toBe(address)
      }
      stop()
    }),
    propertyRuns(40),
  )
})
