import { closeModal } from '@hasp/core'
import axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import { kite, openConnected, pending } from '../openConnected.test.fixture.js'
import type { ShowOptions } from '../showView.test.fixture.js'

const open = async (view?: ShowOptions) => {
  const wallet = kite({ networkId: 'eip155:9' })
  const opened = await openConnected(
    [{ view: 'Account' }, { view: 'UnsupportedChain' }],
    { wallets: [wallet], ...(view && { view }) },
  )
  return { ...opened, wallet }
}

describe('UnsupportedChain', () => {
  it('names the site and leads to each of its networks', async () => {
    const { press, route, text, wallet } = await open()
    expect(text()).toContain('Tide Market doesn’t support the network')
    const answer = pending<void>()
    wallet.next('switchNetwork', () => answer.promise)
    press('Hasp Local Two')
    expect(wallet.calls.at(-1)).toBe('switchNetwork')
    await expect.poll(text).toContain('Approve in Kite')
    answer.resolve()
    await expect.poll(route).toEqual(['Account'])
  })

  it('leaves when the visitor switched inside the wallet', async () => {
    const { route, wallet } = await open()
    wallet.emit({ type: 'networkChanged', caipNetworkId: 'eip155:31337' })
    await expect.poll(route).toEqual(['Account'])
  })

  it('is no trap: it closes, and it disconnects', async () => {
    const { isOpen, kit, stop } = await open()
    closeModal(kit)
    expect(isOpen()).toBe(false)
    stop()
    const again = await open()
    again.press('Disconnect')
    expect(again.isOpen()).toBe(false)
    expect(again.wallet.calls).toContain('disconnect')
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
    await expect.poll(text).toContain('شبكة غير مدعومة')
    expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth)
  })
})
