import { disconnect } from '@hasp/core'
import { internals } from '@hasp/core/internal'
import axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { harbour, kite, openConnected } from '../openConnected.test.fixture.js'
import { nameOf } from '../showView.test.fixture.js'

type Parameters = NonNullable<globalThis.Parameters<typeof openConnected>[1]>

const open = async (parameters?: Parameters) => {
  const opened = await openConnected(
    [{ view: 'Account' }, { view: 'ProfileWallets' }],
    parameters,
  )
  const { element, kit } = opened
  const rows = (list: string) =>
    [
      ...element.querySelectorAll(
        `[aria-label="${list}"] [data-part=list-row]`,
      ),
    ].map(nameOf)
  const active = () => kit.stores.connections.getState().active.eip155
  return { ...opened, rows, active }
}
const several = (): Parameters => ({
  kit: { features: { multiWallet: true } },
  wallets: [kite(), harbour()],
})

const menuItem = (name: string) => page.getByRole('menuitem', { name })

describe('ProfileWallets', () => {
  it('[R2.9] shows the connected wallets in their groups', async () => {
    const { kit, rows } = await open(several())
    expect(rows('Active')).toEqual(['Harbour Wallet0x09aB…11c4In use'])
    expect(rows('Also connected')).toEqual(['Kite0x71C7…976FUse'])
    await disconnect(kit, { connectionId: 'eip155/io.kite' })
    await expect
      .poll(() => rows('Recently used'))
      .toEqual(['Kite0x71C7…976FReconnect'])
    expect(rows('Also connected')).toEqual([])
  })

  it('[R1.18] another account of the wallet is put to use', async () => {
    const { kit, press, rows } = await open()
    expect(rows('Kite accounts')).toEqual([
      '0x71C7…976FIn use',
      '0xd8dA…6045Use',
    ])
    press('0xd8dA')
    await expect
      .poll(() => [...kit.stores.connections.getState().byId.values()][0])
      .toMatchObject({
        accounts: [
          { address: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045' },
          {},
        ],
      })
    await expect.poll(() => rows('Active')[0]).toContain('0xd8dA…6045')
  })

  it('another connected wallet is put to use', async () => {
    const { active, press } = await open(several())
    expect(active()).toBe('eip155/com.harbour')
    press('Kite')
    await expect.poll(active).toBe('eip155/io.kite')
  })

  it('a wallet that no longer answers is said', async () => {
    const { active, press, text, wallets } = await open(several())
    wallets[0]?.grant(undefined)
    press('Kite')
    await expect.poll(text).toContain('Your wallet is disconnected')
    expect(active()).toBe('eip155/com.harbour')
  })

  it('a wallet used before is asked to connect again', async () => {
    const { kit, press, route, rows, wallets } = await open(several())
    await disconnect(kit, { connectionId: 'eip155/io.kite' })
    await expect.poll(() => rows('Recently used')).toHaveLength(1)
    press('Kite')
    expect(wallets[0]?.calls.at(-1)).toBe('connect')
    expect(route().at(-1)).toBe('ConnectingExternal')
  })

  it('adds a wallet, and another account', async () => {
    const { kit, press, route, text } = await open(several())
    press('Add another wallet')
    expect(route().at(-1)).toBe('Connect')
    kit[internals].stores.router.setState({
      history: [{ view: 'ProfileWallets' }],
    })
    await expect.poll(text).toContain('Connect another account')
    press('Connect another account')
    expect(route().at(-1)).toBe('ConnectingExternal')
  })

  it('one wallet at a time unless the site wants several', async () => {
    const { text } = await open()
    expect(text()).not.toContain('Add another wallet')
    expect(text()).not.toContain('Recently used')
    expect(text()).not.toContain('Disconnect all')
  })

  it('a name of the visitor’s own stays on the device', async () => {
    const { store, text } = await open()
    await page.getByRole('button', { name: 'More options for Kite' }).click()
    await menuItem('Rename').click()
    await expect.element(page.getByLabelText('Name for Kite')).toHaveFocus()
    await userEvent.keyboard('Savings{Enter}')
    await expect.poll(text).toContain('Savings')
    expect(store.getItem('hasp.walletLabels')).toContain('Savings')
  })

  it('the menu disconnects one wallet, with Undo', async () => {
    const { kit, isOpen, wallets } = await open(several())
    await page.getByRole('button', { name: 'More options for Kite' }).click()
    await menuItem('Disconnect').click()
    await expect.poll(() => wallets[0]?.calls.at(-1)).toBe('disconnect')
    expect(isOpen()).toBe(true)
    expect(kit.stores.snackbar.getState().action?.label).toBe('Undo')
  })

  it('all of them are disconnected at once', async () => {
    const { isOpen, press, wallets } = await open(several())
    press('Disconnect all')
    await expect.poll(isOpen).toBe(false)
    for (const { calls } of wallets) expect(calls.at(-1)).toBe('disconnect')
  })

  it('all of them come back with Undo, the one in use as before', async () => {
    const { active, isOpen, kit, press } = await open(several())
    const connected = () =>
      [...kit.stores.connections.getState().byId.values()].filter(
        ({ status }) => status === 'connected',
      ).length
    press('Disconnect all')
    await expect.poll(isOpen).toBe(false)
    expect(connected()).toBe(0)
    const { action, message } = kit.stores.snackbar.getState()
    expect(message).toBe('All wallets disconnected')
    action?.run()
    await expect.poll(connected).toBe(2)
    expect(active()).toBe('eip155/com.harbour')
  })

  it('without a wallet it says so and leads to one', async () => {
    const { press, route, text } = await open({ wallets: [] })
    expect(text()).toContain('No wallet connected')
    press('Connect wallet')
    expect(route().at(-1)).toBe('Connect')
  })

  it.each(['dark', 'light'] as const)(
    'axe has nothing to say in %s',
    async (theme) => {
      const { element, kit, rows } = await open({
        ...several(),
        view: { theme },
      })
      expect((await axe.run(element)).violations).toEqual([])
      await disconnect(kit, { connectionId: 'eip155/io.kite' })
      await expect.poll(() => rows('Recently used')).toHaveLength(1)
      expect((await axe.run(element)).violations).toEqual([])
    },
  )

  it('speaks Arabic and fits 320 px', async () => {
    const { element, text } = await open({
      ...several(),
      view: { locale: 'ar', width: 320 },
    })
    await expect.poll(text).toContain('متصلة أيضًا')
    expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth)
  })
})
