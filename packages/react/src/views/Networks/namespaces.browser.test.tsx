import axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import {
  adaptersOf,
  kiteOf,
  namespaceNetworks,
  namespaceWallet,
} from '../fiveNamespaces.test.fixture.js'
import { openConnected } from '../openConnected.test.fixture.js'
import { nameOf, type ShowOptions } from '../showView.test.fixture.js'

/** Kite for EVM and Solana, connected in EVM; Stony for Bitcoin, connected. */
async function open(view: ShowOptions = {}) {
  const kite = kiteOf('eip155', 'solana')
  const [evm, sun] = kite
  const stone = namespaceWallet('bip122', { id: 'io.stone', name: 'Stony' })
  if (!evm || !sun) throw new Error('two namespaces')
  const opened = await openConnected(
    [{ view: 'Account' }, { view: 'Networks' }],
    {
      wallets: [stone, evm],
      view,
      kit: {
        adapters: adaptersOf([...kite, stone]),
        networks: namespaceNetworks,
      },
    },
  )
  const { element, kit } = opened
  return {
    ...opened,
    evm,
    stone,
    sun,
    groups: () =>
      [...element.querySelectorAll('section')].map((section) => [
        section.querySelector('h3')?.textContent,
        ...[...section.querySelectorAll('[data-part=list-row]')].map(nameOf),
      ]),
    inUse: () => kit.stores.networks.getState().activeNamespace,
  }
}

describe('Networks of several namespaces', () => {
  it('[R2.10] are in groups, and say which need another wallet', async () => {
    const { groups } = await open()
    expect(groups()).toEqual([
      ['EVM', 'Hasp Local', 'Hasp Local Two'],
      ['Solana', 'Sun'],
      ['Bitcoin', 'Stone'],
      ['Polkadot', 'DotNeeds another wallet'],
      ['Cosmos', 'StarNeeds another wallet'],
    ])
  })

  it('[R2.10] a namespace that is connected is gone to without a prompt', async () => {
    const { evm, inUse, press, route, stone } = await open()
    press('Stone')
    await expect.poll(inUse).toBe('bip122')
    await expect.poll(route).toEqual(['Account'])
    expect(stone.calls).toEqual(['connect'])
    expect(evm.calls).toEqual(['connect'])
  })

  it('[R2.10] a namespace that the wallet speaks is connected inside the click', async () => {
    const { inUse, kit, press, route, sun } = await open()
    press('Sun')
    expect(sun.calls).toEqual(['connect'])
    await expect.poll(inUse).toBe('solana')
    await expect.poll(route).toEqual(['Account'])
    expect(kit.stores.connections.getState().active).toMatchObject({
      eip155: 'eip155/io.kite',
      solana: 'solana/io.kite',
      bip122: 'bip122/io.stone',
    })
  })

  it('[R2.11] any other namespace is joined by a wallet of its own, on that network', async () => {
    const { inUse, kit, press, route, text } = await open()
    press('Star')
    await expect.poll(text).toContain('Your wallet (Kite) stays connected')
    press('Connect Cosmos wallet')
    expect(route().at(-1)).toBe('Connect')
    expect(kit.stores.networks.getState().selected.cosmos).toBe('cosmos:star-1')
    expect(inUse()).toBe('eip155')
  })

  it.each(['dark', 'light'] as const)(
    'axe has nothing to say in %s',
    async (theme) => {
      const { element } = await open({ theme })
      expect((await axe.run(element)).violations).toEqual([])
    },
  )

  it('speaks Arabic and fits 320 px', async () => {
    const { element, text } = await open({ locale: 'ar', width: 320 })
    await expect.poll(text).toContain('كوزموس')
    for (const part of element.querySelectorAll('[data-part=view-content]'))
      expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth)
  })
})
