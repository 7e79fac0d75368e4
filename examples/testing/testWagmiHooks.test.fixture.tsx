import { connect, disconnect, type Kit } from '@hasp/core'
import { evm } from '@hasp/core/evm'
import { createTestKit, mockEvmWallet } from '@hasp/core/testing'
import { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { TestedConfig, WagmiExample } from './WagmiExample.js'

const own = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** Tests of wagmi's hooks under a kit, in the page of an example. */
export function testWagmiHooks<Config extends TestedConfig>(
  { createWagmiConfig, localChain, major, version }: WagmiExample<Config>,
  App: ComponentType<{ config: Config; kit: Kit; queryClient: QueryClient }>,
): void {
  let undo: (() => void) | undefined
  afterEach(() => {
    undo?.()
    undo = undefined
  })

  const setUp = () => {
    const chains = [
      localChain(31_337, 'Hasp Local', 'http://127.0.0.1:1'),
      localChain(31_338, 'Hasp Local Two', 'http://127.0.0.1:1'),
    ] as const
    let searches = 0
    const ending = new AbortController()
    window.addEventListener(
      'eip6963:requestProvider',
      () => {
        searches += 1
      },
      ending,
    )
    const wallet = mockEvmWallet({
      name: 'Kite',
      accounts: [own],
      chainId: 31_337,
    })
    const stopAnnouncing = wallet.announce(window)
    const { clock, kit } = createTestKit(
      { adapters: [evm()], networks: chains },
      { isStarted: false, window },
    )
    const config = createWagmiConfig(kit, chains)
    const container = document.createElement('main')
    document.body.append(container)
    const root = createRoot(container)
    root.render(
      <App config={config} kit={kit} queryClient={new QueryClient()} />,
    )
    undo = () => {
      root.unmount()
      container.remove()
      stopAnnouncing()
      ending.abort()
    }
    const textOf = (part: string) =>
      container.querySelector(`[data-part="${part}"]`)?.textContent
    const shown = () => ['status', 'address', 'chain', 'wallet'].map(textOf)
    const connectKite = () => connect(kit, { connectorId: wallet.rdns })
    return {
      clock,
      connectKite,
      kit,
      searches: () => searches,
      shown,
      textOf,
      wallet,
    }
  }

  describe(`hooks of wagmi ${major} under the kit`, () => {
    it('show what is connected with the kit, and what the wallet does', async () => {
      expect(version).toMatch(new RegExp(`^${major}\\.`))
      const { clock, connectKite, kit, shown, wallet } = setUp()
      await expect.poll(shown).toEqual(['disconnected', '', '', ''])
      await expect.poll(() => found(kit)).toBe(1)
      await connectKite()
      await expect.poll(shown).toEqual(['connected', own, '31337', 'Kite'])
      wallet.setAccounts([other])
      wallet.setChainId(31_338)
      await clock.advance(200)
      await expect.poll(shown).toEqual(['connected', other, '31338', 'Kite'])
      await disconnect(kit)
      await expect.poll(shown).toEqual(['disconnected', '', '', ''])
    })

    it('send with the wallet of the kit', async () => {
      const { connectKite, kit, textOf, wallet } = setUp()
      await expect.poll(() => found(kit)).toBe(1)
      await connectKite()
      await page.getByRole('button', { name: 'Send 1 wei to myself' }).click()
      await expect.poll(() => textOf('result')).toMatch(/^0x0+1$/)
      const [sent] = wallet.calls.filter(
        ({ method }) => method === 'eth_sendTransaction',
      )
      expect(sent?.params).toMatchObject([{ to: own, value: '0x1' }])
    })

    it('search no wallet and reconnect nothing by themselves', async () => {
      const { kit, searches, shown, wallet } = setUp()
      await expect.poll(() => found(kit)).toBe(1)
      await expect.poll(shown).toEqual(['disconnected', '', '', ''])
      expect(searches()).toBe(1)
      expect(wallet.calls).toEqual([])
    })
  })
}

/** How many wallets the kit has found, which it looks for once it is started. */
function found(kit: Kit) {
  return kit.stores.connectors.getState().connectors.length
}
