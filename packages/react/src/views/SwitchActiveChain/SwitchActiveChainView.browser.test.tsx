import axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openConnected } from '../openConnected.test.fixture.js'
import type { ShowOptions } from '../showView.test.fixture.js'

const open = async (view: ShowOptions = {}, isConnected = true) => {
  return await openConnected(
    [
      { view: 'Networks' },
      {
        view: 'SwitchActiveChain',
        parameters: {
          networkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
        },
      },
    ],
    { view, ...(!isConnected && { wallets: [] }) },
  )
}

describe('SwitchActiveChain', () => {
  it('[R2.11] says that the wallet in use does not speak the namespace', async () => {
    const { text } = await open()
    await expect
      .element(page.getByRole('heading', { name: /Solana/ }))
      .toBeVisible()
    expect(text()).toMatch(/Kite.*Solana/)
    expect(text()).not.toMatch(/undefined|\{/)
  })

  it('joins the other namespace, whose wallets alone are shown', async () => {
    const { kit, press, route } = await open()
    press('Connect')
    expect(route()).toEqual(['Networks', 'SwitchActiveChain', 'Connect'])
    const { history } = kit.stores.router.getState()
    expect(history.at(-1)).toEqual({
      view: 'Connect',
      parameters: { namespace: 'solana' },
    })
  })

  it('stays, and nothing is switched', async () => {
    const { press, route, wallets } = await open()
    press('Stay on Hasp Local')
    expect(route()).toEqual(['Networks'])
    expect(wallets[0]?.calls).not.toContain('switchNetwork')
  })

  it('makes sense without a wallet too', async () => {
    const { press, route, text } = await open({}, false)
    expect(text()).toContain('Solana')
    expect(text()).not.toMatch(/undefined|\{/)
    press('Stay')
    expect(route()).toEqual(['Networks'])
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
    await expect.poll(text).toMatch(/[\u0600-\u06FF]{3}/)
    expect(text()).not.toMatch(/Stay|Connect a/)
    expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth)
    for (const part of element.querySelectorAll('[data-part="view-content"]'))
      expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth)
  })
})
