import type { TransactionStatus } from '@hasp/core'
import { internals } from '@hasp/core/internal'
import { sentTransaction } from '@hasp/core/testing'
import axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openConnected } from '../openConnected.test.fixture.js'

type Parameters = NonNullable<globalThis.Parameters<typeof openConnected>[1]>

async function open(parameters?: Parameters) {
  return await openConnected(
    [{ view: 'Account' }, { view: 'ProfileWallets' }],
    parameters,
  )
}

const button = (name: string) => page.getByRole('button', { name })
const transaction = (hash: string, status: TransactionStatus) =>
  sentTransaction({ hash, status })

describe('Forget this device', () => {
  it('asks first, says what is deleted, and deletes it', async () => {
    const { isOpen, kit, pass, store, wallets } = await open()
    kit[internals].storage.set('amountsHidden', true)
    await button('Forget this device').click()
    await expect
      .element(page.getByRole('group', { name: 'Forget this device?' }))
      .toHaveTextContent(/disconnects every wallet.*saved addresses/)
    expect(wallets[0]?.calls).not.toContain('disconnect')
    await button('Forget everything').click()
    await pass(500)
    await expect
      .poll(() => kit.stores.snackbar.getState().message)
      .toBe('This device was forgotten')
    expect(isOpen()).toBe(false)
    expect(wallets[0]?.calls.at(-1)).toBe('disconnect')
    for (const name of ['connections', 'wallet', 'amountsHidden'])
      expect(store.getItem(`hasp.${name}`)).toBeNull()
  })

  it('keeps everything by the keyboard, and the focus where it was', async () => {
    const { kit, store } = await open()
    button('Forget this device').element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(button('Keep everything')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(button('Forget this device')).toHaveFocus()
    expect(kit.stores.connections.getState().byId.size).toBe(1)
    expect(store.getItem('hasp.connections')).not.toBeNull()
  })

  it('warns of what is still on its way, and of nothing else', async () => {
    const { kit, text } = await open()
    await button('Forget this device').click()
    await expect.element(button('Keep everything')).toBeVisible()
    expect(text()).not.toContain('on its way')
    kit[internals].stores.transactions.setState({
      transactions: [
        transaction('0x1', 'pending'),
        transaction('0x2', 'final'),
      ],
    })
    await expect.poll(text).toContain('1 transaction is still pending')
    kit[internals].stores.transactions.setState({
      transactions: [
        transaction('0x1', 'pending'),
        transaction('0x3', 'unknown'),
      ],
    })
    await expect.poll(text).toContain('2 transactions are still pending')
    expect(text()).toContain('check your wallet')
  })

  it('says when a wallet could not be told', async () => {
    const { kit, pass, wallets } = await open()
    wallets[0]?.next('disconnect', () => Promise.reject(new Error('no')))
    await button('Forget this device').click()
    await button('Forget everything').click()
    await pass(500)
    await expect
      .poll(() => kit.stores.snackbar.getState().message)
      .toContain('a wallet couldn’t be reached')
  })

  it('is there while no wallet is connected, too', async () => {
    await open({ wallets: [] })
    await expect.element(button('Forget this device')).toBeVisible()
  })

  it.each(['dark', 'light'] as const)(
    'axe has nothing to say in %s',
    async (theme) => {
      const { element } = await open({ view: { theme, width: 360 } })
      await button('Forget this device').click()
      await expect.element(button('Keep everything')).toBeVisible()
      expect((await axe.run(element)).violations).toEqual([])
    },
  )

  it('speaks Arabic and fits 320 px', async () => {
    const { element, text } = await open({
      view: { locale: 'ar', width: 320 },
    })
    await button('نسيان هذا الجهاز').click()
    await expect.poll(text).toContain('تبقى أموالك في محافظك')
    expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth)
  })
})
