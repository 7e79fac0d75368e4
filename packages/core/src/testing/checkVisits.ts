import fc from 'fast-check'
import { expect } from 'vitest'
import { connect } from '../actions/connection/connect.js'
import { disconnect } from '../actions/connection/disconnect.js'
import { getProvider } from '../actions/connection/getProvider.js'
import { switchNetwork } from '../actions/network/switchNetwork.js'
import type { Network } from '../entities/network/network.js'
import type { NamespaceAdapter } from '../ports/NamespaceAdapter.js'
import { selectConnected } from '../stores/connection/connections.js'
import { createMemoryStore } from './createMemoryStore.js'
import { createTestKit } from './createTestKit.js'
import { createFakeClock } from './fakeClock.js'
import { propertyRuns } from './propertyRuns.js'

/** A wallet whose owner may change its account, and perhaps take it away. */
type VisitedWallet = {
  appear(window: EventTarget): void
  choose(index: number): void
  prompts(): number
  revoke?(): void
}

type NamespaceSetup<Provider> = {
  readonly adapter: () => NamespaceAdapter
  readonly connectorId: string
  readonly networks: readonly Network[]
  /** How many keys the wallet has. */
  readonly keyCount: number
  readonly createWallet: () => VisitedWallet
  /** Expects the address to be the chosen key's, and to sign. */
  readonly expectSigner: (signer: {
    readonly address: string
    readonly keyIndex: number
    readonly network: Network | undefined
    readonly provider: Provider
  }) => Promise<void>
}

/**
 * Goes through visits of any kind to a page of one namespace: the address and
 * the signer are the chosen key's, and nothing but a click prompts.
 */
export async function checkVisits<Provider>(
  setup: NamespaceSetup<Provider>,
): Promise<void> {
  const { adapter, connectorId, networks } = setup
  const { namespace } = adapter()
  await fc.assert(
    fc.asyncProperty(visitOf(setup), async (all) => {
      const clock = createFakeClock()
      const store = createMemoryStore()
      const wallet = setup.createWallet()
      const visit = () => {
        const window = new EventTarget()
        wallet.appear(window)
        return createTestKit(
          { adapters: [adapter()], networks },
          { clock, store, window },
        )
      }
      let { kit, stop } = visit()
      let keyIndex = 0
      for (const one of all) {
        const prompts = wallet.prompts()
        if (one.type === 'connect') await connect(kit, { connectorId })
        if (one.type === 'disconnect') await disconnect(kit)
        if (one.type === 'switch')
          await switchNetwork(kit, { networkId: one.networkId })
        if (one.type === 'revoke') wallet.revoke?.()
        if (one.type === 'choose') {
          keyIndex = one.index
          wallet.choose(keyIndex)
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
          namespace,
        )
        if (one.type === 'connect') expect(connection).toBeDefined()
        if (!connection) continue
        const network = networks.find(
          ({ caipNetworkId }) => caipNetworkId === connection.caipNetworkId,
        )
        const [{ address }] = connection.accounts
        const provider = getProvider(kit, { namespace }) as Provider
        await setup.expectSigner({ address, keyIndex, network, provider })
      }
      stop()
    }),
    propertyRuns(40),
  )
}

/** What may happen, in any order; a wallet that cannot revoke never does. */
function visitOf<Provider>({
  createWallet,
  keyCount,
  networks,
}: NamespaceSetup<Provider>) {
  const mayRevoke = createWallet().revoke !== undefined
  const happening = fc.oneof(
    fc.constantFrom(
      { type: 'connect' as const },
      { type: 'disconnect' as const },
      { type: 'reload' as const },
      ...(mayRevoke ? [{ type: 'revoke' as const }] : []),
    ),
    fc.nat(keyCount - 1).map((index) => ({ type: 'choose' as const, index })),
    fc.constantFrom(...networks).map(({ caipNetworkId }) => ({
      type: 'switch' as const,
      networkId: caipNetworkId,
    })),
  )
  return fc.array(happening, { maxLength: 12 })
}
