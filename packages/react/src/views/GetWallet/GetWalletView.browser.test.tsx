import { evm } from '@hasp/core/evm'
import { createTestKit, mockWallet, testNetworks } from '@hasp/core/testing'
import axe from 'axe-core'
import { afterEach, describe, expect, it } from 'vitest'
import {
  type Shown,
  type ShowOptions,
  showView,
} from '../showView.test.fixture.js'
import GetWalletView from './GetWalletView.js'

let shown: Shown | undefined

afterEach(() => {
  shown?.stop()
  shown = undefined
})

function open(view: ShowOptions = {}) {
  const testKit = createTestKit({ adapters: [evm()], networks: testNetworks })
  testKit.kit.stores.router.setState({
    history: [{ view: 'Connect' }, { view: 'GetWallet' }],
  })
  const drawn = showView(testKit, { GetWallet: GetWalletView }, view)
  shown = drawn
  return { ...testKit, ...drawn }
}

describe('GetWallet', () => {
  it('gives three steps and one link, to a neutral page', () => {
    const { element } = open()
    expect(element.querySelectorAll('ol > li')).toHaveLength(3)
    const links = [...element.querySelectorAll('a')]
    expect(links.map(({ href, rel, target }) => [href, rel, target])).toEqual([
      [
        'https://ethereum.org/wallets/find-wallet/',
        'noopener noreferrer',
        '_blank',
      ],
    ])
  })

  it('looks again, says that nothing was found, and what may help', async () => {
    const { clock, press, text } = open()
    press('I have it now')
    await expect.poll(text).toContain('Looking…')
    await clock.advance(4_000)
    await expect.poll(text).toContain('No new wallet found')
    expect(text()).toContain('reload this page')
  })

  it('connects the wallet that was found, with one press', async () => {
    const { kit, press, text, window } = open()
    press('I have it now')
    const wallet = mockWallet({ name: 'Kite', rdns: 'io.kite', chainId: 31337 })
    wallet.announce(window)
    await expect.poll(text).toContain('Kite is here')
    press('Connect Kite')
    expect(wallet.calls[0]?.method).toBe('eth_requestAccounts')
    expect(kit.stores.router.getState().history.at(-1)).toEqual({
      view: 'ConnectingExternal',
      parameters: { connectorId: 'io.kite' },
    })
    await expect.poll(() => wallet.isGranted()).toBe(true)
  })

  it('speaks Arabic and fits 320 px', async () => {
    const { element, text } = open({ locale: 'ar', width: 320 })
    await expect.poll(text).toContain('احصل على محفظة')
    for (const part of element.querySelectorAll('[data-part="view-content"]'))
      expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth)
  })

  it.each(['dark', 'light'] as const)(
    'axe finds nothing to object to in %s',
    async (theme) => {
      const { clock, element, press, text } = open({ theme })
      press('I have it now')
      await clock.advance(4_000)
      await expect.poll(text).toContain('No new wallet found')
      const { violations } = await axe.run(element)
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual(
        [],
      )
    },
  )
})
