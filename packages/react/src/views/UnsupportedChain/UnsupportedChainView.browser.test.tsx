import { closeModal, type NetworkId } from '@hasp/core'
import axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import { kite, openConnected, pending } from '../openConnected.test.fixture.js'
import type { ShowOptions } from '../showView.test.fixture.js'

const open = async (view?: ShowOptions, networkId: NetworkId = 'eip155:9') => {
  const wallet = kite({ networkId })
  const opened = await openConnected(
    [{ view: 'Account' }, { view: 'UnsupportedChain' }],
    { wallets: [wallet], ...(view && { view }) },
  )
  return { ...opened, wallet }
}

describe('UnsupportedChain', () => {
  it('names the site and leads to each of its networks', async () => {
    const { press, route, text, wallet } = await open()
    expect(text()).toContain('Tide Market doesn’t support')
    const answer = pending<void>()
    wallet.next('switchNetwork', () => answer.promise)
    press('Hasp Local Two')
    expect(wallet.calls.at(-1)).toBe('switchNetwork')
    await expect.poll(text).toContain('Approve in Kite')
    answer.resolve()
    await expect.poll(route).toEqual(['Account'])
  })

  it('names the network that the wallet is on, or says its id', async () => {
    const named = await open({}, 'eip155:7777777')
    await expect.poll(named.text).toContain('support \u2068Zora\u2069.')
    named.stop()
    const unnamed = await open({}, 'eip155:9')
    await expect.poll(unnamed.text).toContain('support \u2068eip155:9\u2069.')
  })

  it('keeps a long id inside 320 px', async () => {
    const long = `eip155:${'9'.repeat(32)}` as const
    const { element, text } = await open({ width: 320 }, long)
    await expect.poll(text).toContain(long)
    expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth)
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
