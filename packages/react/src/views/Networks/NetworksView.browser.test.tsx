import { defineNetwork, type Network } from '@hasp/core'
import { internals } from '@hasp/core/internal'
import { mockAdapter } from '@hasp/core/testing'
import axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  exampleNetworks,
  kite,
  openConnected,
  pending,
} from '../openConnected.test.fixture.js'
import { nameOf } from '../showView.test.fixture.js'

type Parameters = NonNullable<globalThis.Parameters<typeof openConnected>[1]>

const open = async (parameters?: Parameters) => {
  const opened = await openConnected(
    [{ view: 'Account' }, { view: 'Networks' }],
    parameters,
  )
  const { element } = opened
  const rows = () =>
    [...element.querySelectorAll('[data-part=list-row]')].map(nameOf)
  return { ...opened, rows }
}

const testNetwork: Network = {
  ...exampleNetworks[1],
  name: 'Ford',
  testnet: true,
}
const sun = defineNetwork({
  id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  name: 'Sun',
  chainNamespace: 'solana',
  nativeCurrency: { name: 'Sol', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: [] } },
})

describe('Networks', () => {
  it('marks the network in use among those of the site', async () => {
    const { rows } = await open()
    expect(rows()).toEqual(['Hasp Local', 'Hasp Local Two'])
    await expect
      .element(page.getByRole('button', { name: 'Hasp Local', exact: true }))
      .toHaveAttribute('aria-current', 'true')
  })

  it('[R1.18] a press asks the wallet inside the click and leads on', async () => {
    const { press, route, wallets, kit } = await open()
    const answer = pending<void>()
    wallets[0]?.next('switchNetwork', () => answer.promise)
    press('Hasp Local Two')
    expect(wallets[0]?.calls.at(-1)).toBe('switchNetwork')
    expect(route()).toEqual(['Account', 'Networks', 'SwitchNetwork'])
    answer.resolve()
    await expect.poll(route).toEqual(['Account'])
    expect(
      [...kit.stores.connections.getState().byId.values()][0],
    ).toMatchObject({ caipNetworkId: 'eip155:31338' })
    expect(
      wallets[0]?.calls.filter((call) => call === 'switchNetwork'),
    ).toHaveLength(1)
  })

  it('the network in use is not asked for again', async () => {
    const { press, route, wallets } = await open()
    press('Hasp Local')
    expect(route()).toEqual(['Account', 'Networks'])
    expect(wallets[0]?.calls).not.toContain('switchNetwork')
  })

  it('without a wallet a press is the choice', async () => {
    const { kit, press, route } = await open({ wallets: [] })
    press('Hasp Local Two')
    await expect.poll(route).toEqual(['Account'])
    expect(kit.stores.networks.getState().selected.eip155).toBe('eip155:31338')
  })

  it('marks a network whose nodes are slow', async () => {
    const { kit, rows } = await open()
    kit[internals].stores.networks.setState({
      slowNetworkIds: ['eip155:31338'],
    })
    await expect.poll(rows).toContain('Hasp Local TwoSlow')
    kit[internals].stores.networks.setState({ slowNetworkIds: [] })
    await expect.poll(rows).toContain('Hasp Local Two')
  })

  it('finds networks by a part of their name', async () => {
    const { rows, text } = await open()
    await page.getByRole('searchbox').fill('two')
    expect(rows()).toEqual(['Hasp Local Two'])
    expect(text()).toContain('1 network')
    await page.getByRole('searchbox').fill('xyz')
    expect(text()).toContain('No networks found')
    await page.getByRole('button', { name: 'Clear search' }).click()
    expect(rows()).toHaveLength(2)
  })

  it('keeps test networks back until they are wanted', async () => {
    const { rows } = await open({
      kit: { networks: [exampleNetworks[0], testNetwork] },
    })
    expect(rows()).toEqual(['Hasp Local'])
    await page.getByRole('switch', { name: 'Show testnets' }).click()
    expect(rows()).toEqual(['Hasp Local', 'FordTestnet'])
  })

  it('shows test networks where the visitor is on one', async () => {
    const { rows } = await open({
      kit: { networks: [exampleNetworks[0], testNetwork] },
      wallets: [kite({ networkId: testNetwork.caipNetworkId })],
    })
    expect(rows()).toEqual(['Hasp Local', 'FordTestnet'])
  })

  it('another namespace is joined by another wallet', async () => {
    const evm = kite()
    const { press, route, text } = await open({
      wallets: [evm],
      kit: {
        networks: [...exampleNetworks, sun],
        adapters: [
          mockAdapter({ connectors: [evm] }),
          mockAdapter({ namespace: 'solana' }),
        ],
      },
    })
    expect(text()).toContain('EVM')
    expect(text()).toContain('Needs another wallet')
    press('Sun')
    expect(route()).toEqual(['Account', 'Networks', 'SwitchActiveChain'])
    expect(evm.calls).not.toContain('switchNetwork')
    await expect.poll(text).toContain('Your wallet (Kite) stays connected')
    press('Stay on Hasp Local')
    await expect.poll(text).toContain('Needs another wallet')
    press('Sun')
    await expect.poll(text).toContain('Connect Solana wallet')
    press('Connect Solana wallet')
    expect(route().at(-1)).toBe('Connect')
  })

  it('a namespace without a way to it stays in sight, with the reason', async () => {
    const { press, route, text } = await open({
      kit: { networks: [...exampleNetworks, sun] },
    })
    expect(text()).toContain('This site doesn’t support Solana wallets.')
    press('Sun')
    expect(route()).toEqual(['Account', 'Networks'])
  })

  it('a network that the wallet did not allow stays in sight, with the reason', async () => {
    const wallet = kite()
    wallet.grant({
      accounts: [
        { address: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', type: 'eoa' },
      ],
      caipNetworkId: 'eip155:31337',
      networkIds: ['eip155:31337'],
      peer: { name: 'Kite Phone' },
    })
    const { press, route, text } = await open({ wallets: [wallet] })
    expect(text()).toContain('Kite Phone doesn’t allow this network.')
    press('Hasp Local Two')
    expect(route()).toEqual(['Account', 'Networks'])
    expect(wallet.calls).not.toContain('switchNetwork')
  })

  it('is used with the keyboard alone', async () => {
    const { find, route, wallets } = await open()
    find('[data-part=heading]').focus()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.poll(route).toEqual(['Account'])
    expect(wallets[0]?.calls.at(-1)).toBe('switchNetwork')
  })

  it.each(['dark', 'light'] as const)(
    'axe has nothing to say in %s',
    async (theme) => {
      const { element } = await open({
        view: { theme },
        kit: { networks: [...exampleNetworks, sun] },
      })
      expect((await axe.run(element)).violations).toEqual([])
    },
  )

  it('speaks Arabic and fits 320 px', async () => {
    const { element, text } = await open({ view: { locale: 'ar', width: 320 } })
    await expect.poll(text).toContain('الشبكات')
    expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth)
  })
})
