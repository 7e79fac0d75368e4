import { connect, disconnect } from '@hasp/core'
import { internals } from '@hasp/core/internal'
import axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  adaptersOf,
  kiteOf,
  namespaceNetworks,
  namespaceWallet,
} from '../fiveNamespaces.test.fixture.js'
import { openConnected } from '../openConnected.test.fixture.js'
import { nameOf, type ShowOptions } from '../showView.test.fixture.js'

/**
 * Five wallets of one namespace each, the last one in use, and Lumen for EVM.
 */
async function open(view: ShowOptions = {}, multiWallet = true) {
  const wallets = [
    namespaceWallet('solana', { id: 'io.sun', name: 'Sunny' }),
    namespaceWallet('bip122', { id: 'io.stone', name: 'Stony' }),
    namespaceWallet('polkadot', { id: 'io.dot', name: 'Dotty' }),
    namespaceWallet('cosmos', { id: 'io.star', name: 'Starry' }),
    namespaceWallet('eip155', { id: 'io.kite' }),
  ]
  const lumen = namespaceWallet('eip155', {
    id: 'io.lumen',
    name: 'Lumen',
    addresses: ['0x09aB52D6D1aA1a5aD6D0CcF0d9b9C4A1f2b311c4'],
  })
  const opened = await openConnected(
    [{ view: 'Account' }, { view: 'ProfileWallets' }],
    {
      wallets,
      view,
      kit: {
        adapters: adaptersOf([...wallets, lumen]),
        networks: namespaceNetworks,
        features: { multiWallet },
      },
    },
  )
  const { element, kit } = opened
  return {
    ...opened,
    lumen,
    tabs: () => [...element.querySelectorAll('[role=tab]')].map(nameOf),
    rows: (list: string) =>
      [
        ...element.querySelectorAll(
          `[aria-label="${list}"] [data-part=list-row]`,
        ),
      ].map(nameOf),
    inUse: () => kit.stores.networks.getState().activeNamespace,
    statuses: () =>
      Object.fromEntries(
        [...kit.stores.connections.getState().byId.values()].map(
          ({ id, status }) => [id, status],
        ),
      ),
  }
}

const tab = (name: string) => page.getByRole('tab', { name })
const menuItem = (name: string) => page.getByRole('menuitem', { name })

describe('ProfileWallets with several namespaces', () => {
  it('[R2.9] has a tab for each namespace with its number of wallets', async () => {
    const { inUse, rows, tabs } = await open()
    expect(tabs()).toEqual([
      'EVM 1',
      'Solana 1',
      'Bitcoin 1',
      'Polkadot 1',
      'Cosmos 1',
    ])
    expect(rows('Active')).toEqual(['Kite0x71C7…976FIn use'])
    await tab('Solana').click()
    expect(rows('Active')).toEqual(['SunnyDYw8…NSKKUse'])
    expect(inUse()).toBe('eip155')
  })

  it('[R2.9] a wallet of another namespace is put to use, and no other is touched', async () => {
    const { inUse, press, rows, statuses, wallets } = await open()
    const before = statuses()
    await tab('Cosmos').click()
    press('Starry')
    await expect.poll(inUse).toBe('cosmos')
    await expect
      .poll(() => rows('Active'))
      .toEqual(['Starrycosmos1zxj6…h0tpIn use'])
    expect(statuses()).toEqual(before)
    const asked = wallets.map(({ calls }) =>
      calls.filter((one) => one === 'connect'),
    )
    expect(asked.flat()).toHaveLength(5)
  })

  it('the focus follows a wallet that is put to use by the keyboard', async () => {
    const { kit, rows } = await open()
    await connect(kit, { connectorId: 'io.lumen' })
    const name = /^Kite.*Use$/
    await expect.element(page.getByRole('button', { name })).toBeVisible()
    page.getByRole('button', { name }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => rows('Active')[0]).toMatch(/^Kite/)
    await expect
      .poll(() => nameOf(document.activeElement ?? document.body))
      .toMatch(/^Kite/)
  })

  it('users 28: one is disconnected alone; the others and the one in use stay', async () => {
    const { inUse, statuses, wallets } = await open()
    await tab('Bitcoin').click()
    await page.getByRole('button', { name: 'More options for Stony' }).click()
    await menuItem('Disconnect').click()
    await expect
      .poll(statuses)
      .toMatchObject({ 'bip122/io.stone': 'disconnected' })
    const { 'bip122/io.stone': _, ...others } = statuses()
    expect(new Set(Object.values(others))).toEqual(new Set(['connected']))
    expect(inUse()).toBe('eip155')
    const reported = wallets.filter(({ calls }) => calls.includes('disconnect'))
    expect(reported.map(({ info }) => info.id)).toEqual(['io.stone'])
  })

  it('"Disconnect all" ends all namespaces, whichever is on show', async () => {
    const { isOpen, kit, press, statuses } = await open()
    await connect(kit, { connectorId: 'io.lumen' })
    await expect.poll(() => document.body.textContent).toContain('Lumen')
    await tab('Polkadot').click()
    press('Disconnect all')
    await expect
      .poll(() => [...new Set(Object.values(statuses()))])
      .toEqual(['disconnected'])
    expect(isOpen()).toBe(false)
  })

  it('[R1.7] an ordinals address is in the menu, and is no account to use', async () => {
    const { kit, rows, wallets } = await open()
    const ordinals =
      'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr'
    wallets[1]?.emit({
      type: 'accountsChanged',
      accounts: [
        {
          address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
          type: 'payment',
        },
        { address: ordinals, type: 'payment', purpose: 'ordinals' },
      ],
    })
    await tab('Bitcoin').click()
    expect(rows('Active')).toEqual(['Stonybc1qw50…f3t4Use'])
    expect(rows('Stony accounts')).toEqual([])
    await page.getByRole('button', { name: 'More options for Stony' }).click()
    await expect
      .element(menuItem('Copy Ordinals address bc1p5cy…drcr'))
      .toBeVisible()
    expect(kit[internals].storage.get('connections')).toContainEqual(
      expect.objectContaining({
        connectorId: 'io.stone',
        accounts: expect.arrayContaining([
          { address: ordinals, type: 'payment', purpose: 'ordinals' },
        ]),
      }),
    )
  })

  it('a name given in another tab of the browser is here too', async () => {
    const { changeElsewhere, store, text } = await open()
    expect(text()).not.toContain('Savings')
    store.setItem(
      'hasp.walletLabels',
      JSON.stringify({ 'eip155/io.kite': 'Savings' }),
    )
    changeElsewhere('hasp.walletLabels')
    await expect.poll(text).toContain('Savings')
  })

  it('with several wallets off, each namespace still has one', async () => {
    const { kit, rows, text } = await open({}, false)
    expect(text()).not.toContain('Add another wallet')
    await tab('Solana').click()
    expect(rows('Active')).toEqual(['SunnyDYw8…NSKKUse'])
    await disconnect(kit, { namespace: 'solana' })
    await expect.poll(text).toContain('No Solana wallet connected')
  })

  it('one wallet of all namespaces is in each of them', async () => {
    const wallets = kiteOf('eip155', 'solana', 'bip122')
    const opened = await openConnected([{ view: 'ProfileWallets' }], {
      wallets,
      kit: { adapters: adaptersOf(wallets), networks: namespaceNetworks },
    })
    const { element } = opened
    const active = () =>
      nameOf(
        element.querySelector('[aria-label=Active] [data-part=list-row]') ??
          element,
      )
    expect(active()).toContain('Kitebc1qw50…f3t4')
    await tab('Solana').click()
    expect(active()).toContain('KiteDYw8…NSKK')
    await tab('EVM').click()
    expect(active()).toContain('Kite0x71C7…976F')
  })

  it('families are gone through with the keyboard', async () => {
    const { rows } = await open()
    tab('EVM').element().focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    expect(rows('Active')).toEqual(['Stonybc1qw50…f3t4Use'])
    await userEvent.keyboard('{End}')
    expect(rows('Active')).toEqual(['Starrycosmos1zxj6…h0tpUse'])
  })

  it.each(['dark', 'light'] as const)(
    'axe has nothing to say in %s',
    async (theme) => {
      const { element } = await open({ theme })
      await tab('Polkadot').click()
      expect((await axe.run(element)).violations).toEqual([])
    },
  )

  it('speaks Arabic and fits 320 px', async () => {
    const { element, text } = await open({ locale: 'ar', width: 320 })
    await expect.poll(text).toContain('بولكادوت')
    for (const part of element.querySelectorAll('[data-part=view-content]'))
      expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth)
  })
})
