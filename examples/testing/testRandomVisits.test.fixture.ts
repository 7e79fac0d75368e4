import { connect, disconnect, selectConnected } from '@hasp/core'
import { evm } from '@hasp/core/evm'
import { createTestKit, mockEvmWallet } from '@hasp/core/testing'
import type { WagmiState } from '@hasp/core/wagmi'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testAccounts } from '../../devstack/addresses.js'
import type {
  TestedConfig,
  WagmiActions,
  WagmiExample,
} from './WagmiExample.js'

const [first, second] = testAccounts

/** Tests that wagmi says what a kit says, through visits of any kind. */
export function testRandomVisits<Config extends TestedConfig>(
  { createWagmiConfig, localChain, major }: WagmiExample<Config>,
  actions: WagmiActions<Config>,
): void {
  const chains = [
    localChain(31_337, 'Hasp Local', 'http://127.0.0.1:1'),
    localChain(31_338, 'Hasp Local Two', 'http://127.0.0.1:1'),
  ] as const

  const setUp = () => {
    const wallets = ['io.kite', 'io.heron'].map((rdns) =>
      mockEvmWallet({ rdns, name: rdns, accounts: [first], chainId: 31_337 }),
    )
    const { clock, kit, stop, window } = createTestKit({
      adapters: [evm()],
      networks: chains,
      features: { multiWallet: true },
    })
    for (const wallet of wallets) wallet.announce(window)
    const config = createWagmiConfig(kit, chains)
    const inKit = () =>
      selectConnected(kit.stores.connections.getState(), 'eip155')
    const write = (change: (state: WagmiState) => WagmiState) =>
      config.setState(change as never)
    return { clock, config, inKit, kit, stop, wallets, write }
  }

  /** What a visitor, a wallet, the site and wagmi itself may do. */
  const moves: Record<
    string,
    (setup: ReturnType<typeof setUp>, which: 0 | 1) => unknown
  > = {
    connect: ({ kit, wallets }, which) =>
      connect(kit, { connectorId: wallets[which]?.rdns ?? '' }),
    disconnect: ({ kit }) => disconnect(kit),
    disconnectInWagmi: ({ config }) => actions.disconnect(config),
    reconnectInWagmi: ({ config }) => actions.reconnect(config),
    switchInWagmi: ({ config }, which) =>
      actions.switchChain(config, { chainId: chains[which].id }),
    choose: ({ wallets }, which) =>
      wallets[which]?.setAccounts([which ? first : second, first]),
    change: ({ wallets }, which) => wallets[which]?.setChainId(31_338),
    revoke: ({ wallets }, which) => wallets[which]?.setAccounts([]),
    reset: ({ write }) =>
      write((state) => ({ ...state, connections: new Map() })),
    tamper: ({ write }) =>
      write((state) => ({ ...state, current: null, status: 'disconnected' })),
  }

  describe(`wagmi ${major}`, () => {
    it('says what the kit says, whatever happens', async () => {
      const names = fc.constantFrom(...Object.keys(moves))
      const visit = fc.array(fc.tuple(names, fc.constantFrom(0, 1)), {
        maxLength: 12,
      })
      await fc.assert(
        fc.asyncProperty(visit, async (steps) => {
          const setup = setUp()
          const { clock, config, inKit, kit, stop } = setup
          const differences: unknown[] = []
          const compare = () => {
            const ours = inKit()
            const { address, chainId, isConnected } =
              actions.getConnection(config)
            const theirs = isConnected ? `${chainId}:${address}` : undefined
            const expected =
              ours && `${ours.caipNetworkId}:${ours.accounts[0].address}`
            if (theirs !== expected?.replace('eip155:', ''))
              differences.push([expected, theirs])
          }
          kit.stores.connections.subscribe(compare)
          for (const [name, which] of steps) {
            const doing = Promise.resolve()
              .then(() => moves[name]?.(setup, which as 0 | 1))
              .catch(() => undefined)
            await clock.advance(200)
            await doing
            compare()
          }
          await clock.advance(5_000)
          compare()
          stop()
          expect(differences).toEqual([])
        }),
        { numRuns: process.env.HASP_LONG ? 2_000 : 60 },
      )
    })
  })
}
