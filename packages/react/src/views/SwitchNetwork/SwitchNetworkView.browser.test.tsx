import { goBack, navigate, type Route } from '@hasp/core'
import { KitError } from '@hasp/core/errors'
import { internals } from '@hasp/core/internal'
import axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import {
  kite,
  type openConnected as Open,
  openConnected,
  pending,
} from '../openConnected.test.fixture.js'

type Parameters = NonNullable<globalThis.Parameters<typeof Open>[1]>

const there: Route = {
  view: 'SwitchNetwork',
  parameters: { networkId: 'eip155:31338' },
}

/** Opens the view with a wallet whose answer the test decides. */
const open = async (parameters: Parameters & { route?: Route } = {}) => {
  const wallet = kite()
  const answer = pending<void>()
  wallet.next('switchNetwork', () => answer.promise)
  const { route: last = there, ...rest } = parameters
  const opened = await openConnected([{ view: 'Account' }, last], {
    wallets: [wallet],
    ...rest,
  })
  const asked = () =>
    wallet.calls.filter((call) => call === 'switchNetwork').length
  return { ...opened, wallet, answer, asked }
}

describe('SwitchNetwork', () => {
  it('[R2.10] asks the wallet once by itself and goes back with success', async () => {
    const { answer, asked, route, text } = await open()
    expect(asked()).toBe(1)
    expect(text()).toContain('Approve in Kite')
    expect(text()).toContain('Hasp Local Two')
    answer.resolve()
    await expect.poll(route).toEqual(['Account'])
    expect(asked()).toBe(1)
  })

  it('goes on to the view that needed the network', async () => {
    const { answer, route } = await open({
      route: {
        view: 'SwitchNetwork',
        parameters: { networkId: 'eip155:31338', next: { view: 'Receive' } },
      },
    })
    answer.resolve()
    await expect.poll(route).toEqual(['Account', 'Receive'])
  })

  it('declined stays what it is, and can be asked again', async () => {
    const { answer, asked, press, route, text } = await open()
    answer.reject(new KitError('USER_REJECTED'))
    await expect.poll(text).toContain('Request declined')
    expect(text()).toContain('You’re still on Hasp Local.')
    press('Try again')
    await expect.poll(route).toEqual(['Account'])
    expect(asked()).toBe(2)
  })

  it('[R8.7] [R8.9] a wallet that cannot: Chain is not supported', async () => {
    const { answer, press, route, text } = await open()
    answer.reject(new Error('what the wallet said'))
    await expect.poll(text).toContain('Chain is not supported')
    expect(text()).toContain('Switch network')
    expect(text()).toContain('what the wallet said')
    press('Try again')
    await expect.poll(route).toEqual(['Account'])
  })

  it('says when the network has to be added first', async () => {
    const wallet = kite()
    const answer = pending<void>()
    const { text, route } = await open({
      wallets: [
        {
          ...wallet,
          switchNetwork({ onAdding }) {
            onAdding?.()
            return answer.promise
          },
        },
      ],
    })
    await expect.poll(text).toContain('Add Hasp Local Two to Kite')
    answer.resolve()
    await expect.poll(route).toEqual(['Account'])
  })

  it('a silent wallet: a hint after 20 s, an end after 5 min', async () => {
    const { asked, pass, press, text, wallet } = await open()
    await pass(20_000)
    await expect.poll(text).toContain('Still waiting for Kite')
    const second = pending<void>()
    wallet.next('switchNetwork', () => second.promise)
    press('Try again')
    await expect.poll(text).toContain('Approve in Kite')
    expect(asked()).toBe(2)
    await pass(300_000)
    await expect.poll(text).toContain('The wallet isn’t responding')
  })

  it('leaving it ends the wait, and a late answer moves nobody', async () => {
    const { answer, kit, press, route } = await open()
    kit[internals].stores.router.setState({
      history: [{ view: 'Account' }, there],
    })
    goBack(kit)
    await expect
      .poll(() => kit.stores.networks.getState().switchingTo)
      .toBeUndefined()
    answer.resolve()
    press('Wallets')
    await expect.poll(route).toEqual(['Account', 'ProfileWallets'])
    expect(kit.stores.networks.getState().selected.eip155).not.toBe(
      'eip155:31338',
    )
  })

  it('a switch inside the wallet counts as well', async () => {
    const { route, wallet } = await open()
    wallet.emit({ type: 'networkChanged', caipNetworkId: 'eip155:31338' })
    await expect.poll(route).toEqual(['Account'])
  })

  it('a failure of before is not shown as one of now', async () => {
    const { answer, kit, text, wallets } = await open()
    answer.reject(new KitError('USER_REJECTED'))
    await expect.poll(text).toContain('Request declined')
    goBack(kit)
    await expect.poll(text).toContain('Wallets')
    const next = pending<void>()
    wallets[0]?.next('switchNetwork', () => next.promise)
    navigate(kit, { type: 'push', route: there })
    await expect.poll(text).toContain('Approve in Kite')
  })

  it.each(['dark', 'light'] as const)(
    'axe has nothing to say in %s',
    async (theme) => {
      const { answer, element, text } = await open({ view: { theme } })
      expect((await axe.run(element)).violations).toEqual([])
      answer.reject(new Error('no'))
      await expect.poll(text).toContain('Chain is not supported')
      expect((await axe.run(element)).violations).toEqual([])
    },
  )

  it('speaks Arabic and fits 320 px', async () => {
    const { element, text } = await open({ view: { locale: 'ar', width: 320 } })
    await expect.poll(text).toContain('وافق في Kite')
    expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth)
  })
})
