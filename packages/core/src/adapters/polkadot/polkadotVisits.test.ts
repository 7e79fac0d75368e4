import { hexToU8a, u8aWrapBytes } from '@polkadot/util'
import {
  cryptoWaitReady,
  encodeAddress,
  signatureVerify,
} from '@polkadot/util-crypto'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { connect } from '../../actions/connection/connect.js'
import { disconnect } from '../../actions/connection/disconnect.js'
import { getProvider } from '../../actions/connection/getProvider.js'
import { switchNetwork } from '../../actions/network/switchNetwork.js'
import type { PolkadotProvider } from '../../ports/PolkadotProvider.js'
import { selectConnected } from '../../stores/connections.js'
import { createMemoryStore } from '../../testing/createMemoryStore.js'
import { createTestKit } from '../../testing/createTestKit.js'
import { createFakeClock } from '../../testing/fakeClock.js'
import { fakePolkadotWallet } from '../../testing/polkadot/fakePolkadotWallet.js'
import { polkadotNetworks } from '../../testing/polkadot/polkadotNetworks.js'
import { polkadotKeys } from '../../testing/polkadot/setUpPolkadot.js'
import { propertyRuns } from '../../testing/propertyRuns.js'
import { polkadot } from './polkadotAdapter.js'

const data = '0x4869'

const happening = fc.oneof(
  fc.constantFrom(
    { type: 'connect' as const },
    { type: 'disconnect' as const },
    { type: 'reload' as const },
    { type: 'revoke' as const },
  ),
  fc.nat(2).map((index) => ({ type: 'choose' as const, index })),
  fc.constantFrom(...polkadotNetworks).map(({ caipNetworkId }) => ({
    type: 'switch' as const,
    networkId: caipNetworkId,
  })),
)

beforeAll(async () => {
  await cryptoWaitReady()
})

it('[R1.8] whatever happens: the right address, the right signer, no prompt without a click', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { maxLength: 12 }), async (all) => {
      const clock = createFakeClock()
      const store = createMemoryStore()
      const wallet = fakePolkadotWallet({ keys: polkadotKeys })
      const visit = () => {
        const window = new EventTarget()
        wallet.appear(window)
        return createTestKit(
          { adapters: [polkadot()], networks: polkadotNetworks },
          { clock, store, window },
        )
      }
      let { kit, stop } = visit()
      let chosen = 0
      for (const one of all) {
        const prompts = wallet.prompts()
        if (one.type === 'connect')
          await connect(kit, { connectorId: 'polkadot-js' })
        if (one.type === 'disconnect') await disconnect(kit)
        if (one.type === 'switch')
          await switchNetwork(kit, { networkId: one.networkId })
        if (one.type === 'revoke') wallet.revoke()
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
          'polkadot',
        )
        if (one.type === 'connect') expect(connection).toBeDefined()
        if (!connection) continue
        const network = polkadotNetworks.find(
          ({ caipNetworkId }) => caipNetworkId === connection.caipNetworkId,
        )
        const { accountId = new Uint8Array() } = polkadotKeys[chosen] ?? {}
        const [{ address }] = connection.accounts
        expect(address).toBe(
          encodeAddress(accountId, network?.ss58Prefix ?? 42),
        )
        const provider = getProvider(kit, {
          namespace: 'polkadot',
        }) as PolkadotProvider
        const signature = await provider.signRaw({ data })
        const signed = u8aWrapBytes(hexToU8a(data))
        expect(signatureVerify(signed, signature, address).isValid).toBe(true)
      }
      stop()
    }),
    propertyRuns(40),
  )
})
