import { closeModal, connect, disconnect, switchNetwork } from '@hasp/core'
import { evm } from '@hasp/core/evm'
import { createTestKit, mockEvmWallet, type TestKit } from '@hasp/core/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testAccounts } from '../../devstack/addresses.js'
import {
  startTestChain,
  type TestChain,
} from '../../devstack/testing/startTestChain.js'
import type {
  TestedConfig,
  WagmiActions,
  WagmiExample,
} from './WagmiExample.js'

const [from, to] = testAccounts
const wei = 10n ** 17n

/** Tests of wagmi's actions beside a kit, over a node of their own. */
export function testWagmiActions<Config extends TestedConfig>(
  { createWagmiConfig, localChain, major, version }: WagmiExample<Config>,
  actions: WagmiActions<Config>,
): void {
  describe(`wagmi ${major} beside the kit`, () => {
    let chain: TestChain
    beforeAll(async () => {
      chain = await startTestChain({ chainId: 31_337, multicall: false })
    }, 60_000)
    afterAll(() => chain?.stop())

    const setUp = ({
      isGranted,
      store,
    }: {
      isGranted?: boolean
      store?: TestKit['store']
    } = {}) => {
      const chains = [
        localChain(31_337, 'Hasp Local', chain.url),
        localChain(31_338, 'Hasp Local Two', chain.url),
      ] as const
      const wallet = mockEvmWallet({
        name: 'Kite',
        accounts: [from],
        chainId: 31_337,
        knownChainIds: [31_338],
        isGranted,
        forward: ({ method, params }) =>
          chain.request(method, params as readonly unknown[]),
      })
      const test = createTestKit(
        { adapters: [evm()], networks: chains },
        { ...(store && { store }), isStarted: false },
      )
      wallet.announce(test.window)
      const config = createWagmiConfig(test.kit, chains)
      const stop = test.kit.start()
      const connectKite = () => connect(test.kit, { connectorId: wallet.rdns })
      const methods = () => wallet.calls.map(({ method }) => method)
      return { ...test, config, connectKite, methods, stop, wallet }
    }

    it('connects with the kit, and wagmi follows in the same tick', async () => {
      const { clock, config, connectKite, kit, stop, wallet } = setUp()
      const seen: unknown[] = []
      kit.stores.connections.subscribe(() => {
        const { address, chainId, status } = actions.getConnection(config)
        seen.push([status, address, chainId])
      })
      expect(actions.getConnection(config).status).toBe('disconnected')
      await connectKite()
      expect(seen).toEqual([
        ['connecting', undefined, undefined],
        ['connected', from, 31_337],
      ])
      expect(actions.getConnection(config).connector?.name).toBe('Kite')
      expect(config.state.chainId).toBe(31_337)

      wallet.setAccounts([to])
      await clock.advance(200)
      expect(seen.at(-1)).toEqual(['connected', to, 31_337])
      wallet.setChainId(31_338)
      await clock.advance(200)
      expect(seen.at(-1)).toEqual(['connected', to, 31_338])
      expect(config.state.chainId).toBe(31_338)
      const leaving = disconnect(kit)
      expect(seen.at(-1)).toEqual(['disconnected', undefined, undefined])
      await leaving
      stop()
    })

    it('sends and signs with the wallet of the kit', async () => {
      const { config, connectKite, methods, stop } = setUp()
      await connectKite()
      const balanceOf = async () =>
        BigInt(String(await chain.request('eth_getBalance', [to, 'latest'])))
      const before = await balanceOf()
      const hash = await actions.sendTransaction(config, { to, value: wei })
      const receipt = await actions.waitForTransactionReceipt(config, { hash })
      expect(receipt.status).toBe('success')
      expect(receipt.from.toLowerCase()).toBe(from.toLowerCase())
      expect((await balanceOf()) - before).toBe(wei)
      expect(methods()).toContain('eth_sendTransaction')
      const signature = await actions.signMessage(config, { message: 'Hello' })
      expect(signature).toMatch(/^0x[0-9a-f]{130}$/)
      stop()
    })

    it('goes to another chain through the kit, whoever asks', async () => {
      const { config, connectKite, kit, stop } = setUp()
      await connectKite()
      await actions.switchChain(config, { chainId: 31_338 })
      expect(kit.stores.networks.getState().selected.eip155).toBe(
        'eip155:31338',
      )
      expect(actions.getConnection(config).chainId).toBe(31_338)
      await switchNetwork(kit, { networkId: 'eip155:31337' })
      expect(actions.getConnection(config).chainId).toBe(31_337)
      stop()
    })

    it('fails with the errors of wagmi’s own connectors, and never calls an open outcome declined', async () => {
      const { config, connectKite, stop, wallet } = setUp()
      await connectKite()
      wallet.next('wallet_switchEthereumChain').reject(4001)
      await expect(
        actions.switchChain(config, { chainId: 31_338 }),
      ).rejects.toMatchObject({ name: 'UserRejectedRequestError', code: 4001 })
      wallet.next('wallet_switchEthereumChain').reject(-32_603)
      await expect(
        actions.switchChain(config, { chainId: 31_338 }),
      ).rejects.toMatchObject({ name: 'SwitchChainError', code: 4902 })
      wallet.next('eth_sendTransaction').reject(4001)
      const send = () =>
        actions.sendTransaction(config, { to, value: wei }).then(String, String)
      expect(await send()).toContain('User rejected the request')
      for (const code of [-32_000, 4900]) {
        wallet.next('eth_sendTransaction').reject(code)
        expect(await send()).not.toMatch(/rejected the request|^0x/i)
      }
      stop()
    })

    it('opens the modal for a connect of wagmi, and ends with it', async () => {
      const { config, connectKite, kit, stop } = setUp()
      const [connector] = config.connectors
      if (!connector) throw new Error('The connector is missing')
      const first = actions.connect(config, { connector })
      expect(kit.stores.modal.getState().isOpen).toBe(true)
      closeModal(kit)
      await expect(first).rejects.toMatchObject({
        name: 'UserRejectedRequestError',
        code: 4001,
      })
      expect(actions.getConnection(config).status).toBe('disconnected')

      const second = actions.connect(config, { connector })
      await connectKite()
      expect(await second).toEqual({ accounts: [from], chainId: 31_337 })
      expect(actions.getConnection(config)).toMatchObject({
        status: 'connected',
        address: from,
      })
      await actions.disconnect(config)
      expect(actions.getConnection(config).status).toBe('disconnected')
      const [connection] = kit.stores.connections.getState().byId.values()
      expect(connection?.status ?? 'disconnected').toBe('disconnected')
      stop()
    })

    it('reconnects once, whatever wagmi is told to do', async () => {
      const earlier = setUp()
      await earlier.connectKite()
      earlier.stop()
      const { config, methods, stop } = setUp({
        isGranted: true,
        store: earlier.store,
      })
      await expect
        .poll(() => actions.getConnection(config).status)
        .toBe('connected')
      expect(actions.getConnection(config).address).toBe(from)
      const asked = methods()
      expect(asked.filter((method) => method === 'eth_accounts')).toHaveLength(
        1,
      )
      expect(asked).not.toContain('eth_requestAccounts')
      await actions.reconnect(config)
      expect(methods().slice(asked.length)).not.toContain('eth_accounts')
      expect(methods()).not.toContain('eth_requestAccounts')
      expect(actions.getConnection(config)).toMatchObject({
        status: 'connected',
        address: from,
      })
      stop()
    })

    it('is tested with the version that it says', () => {
      expect(version).toMatch(new RegExp(`^${major}\\.`))
    })

    it('leaves wallets to the kit: wagmi listens to none', () => {
      const { config, stop } = setUp()
      expect(config._internal.mipd).toBe(undefined)
      expect(config.connectors.map(({ id }) => id)).toEqual(['hasp'])
      expect(config.storage).toBe(null)
      stop()
    })
  })
}
