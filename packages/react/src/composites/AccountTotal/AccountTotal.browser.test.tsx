import type { Portfolio, ReadParameters } from '@hasp/core/dataService'
import { dataSource } from '@hasp/core/dataService'
import axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import {
  exampleNode,
  openConnected,
} from '../../views/openConnected.test.fixture.js'

const dollar = `0x${'11'.repeat(20)}`
const dust = `0x${'22'.repeat(20)}`
const find = `0x${'33'.repeat(20)}`
const trap = `0x${'44'.repeat(20)}`

/** What the node says of tokens that no site is configured with. */
const contracts: Record<string, { symbol: string; name: string }> = {
  [dust]: { symbol: 'DUST', name: 'Dust' },
  [find]: { symbol: 'FIND', name: 'A find' },
  [trap]: { symbol: 'GIFT', name: 'visit claim-usdc.com' },
}

const node = {
  ...exampleNode,
  getTokens: async (p: ReadParameters) => [
    ...((await exampleNode.getTokens?.(p)) ?? []).slice(0, 1),
    ...(p.contracts ?? []).map((address) => ({
      ...(contracts[address] ?? { symbol: 'USDC', name: 'USD Coin' }),
      address,
      balance: { value: 12_500_000n, decimals: 6 },
    })),
  ],
}

const told = (address: string | undefined, price?: number) => ({
  ...{ address, price, isVerified: true, spam: [] },
})

const good: Portfolio = {
  isStale: false,
  isComplete: true,
  tokens: [
    told(undefined, 2_000),
    told(dollar, 1),
    told(dust, 0.01),
    told(find),
    told(trap, 1_000_000),
  ],
}

const tenThousand = { value: 10_000n * 10n ** 18n, decimals: 18, symbol: 'ETH' }

const open = (
  portfolio: () => Promise<Portfolio | undefined>,
  view: Parameters<typeof openConnected>[1] = {},
) =>
  openConnected([{ view: 'Account' }], {
    node,
    ...view,
    kit: { data: dataSource({ portfolio }) },
  })

describe('what an account is worth', () => {
  it('[R2.3] is summed up, and says what it leaves out', async () => {
    const { text } = await open(async () => good)
    // 1.204999… ETH at 2,000, 12.5 at 1, 12.5 at 0.01; one has no price.
    await expect.poll(text).toContain('$2,422.62')
    expect(text()).toContain('without 1 token of unknown price')
    expect(text()).toContain('USDCUSD Coin12.500$12.50')
    expect(text()).toContain('FINDA find12.500')
    expect(text()).not.toContain('$0.00')
    // What nobody stands for is worth nothing, whatever is told of it.
    expect(text()).not.toContain('$12,500,000')
  })

  it('folds what is worth little and what nobody stands for', async () => {
    const { element, text } = await open(async () => good)
    await expect.poll(text).toContain('1 small balance')
    const [small, unknown] = element.querySelectorAll('details')
    expect(small?.textContent).toContain('DUST')
    expect(small?.open).toBe(false)
    expect(unknown?.textContent).toContain('1 unknown token')
    expect(unknown?.textContent).toContain('GIFT')
    // Its words are words: they lead nowhere.
    expect(element.querySelector('a[href*="claim"]')).toBe(null)
    await page.getByText('1 unknown token').click()
    await expect.element(page.getByText('visit claim-usdc.com')).toBeVisible()
  })

  it('without any price is unknown, never $0', async () => {
    const { text } = await open(async () => ({
      isStale: false,
      isComplete: true,
      tokens: [told(find)],
    }))
    await expect.poll(text).toContain('Value unknown')
    expect(text()).not.toContain('$')
    expect(text()).toContain('1.204 ETH')
  })

  it('is not spoken of on a network that nobody tells about', async () => {
    const { element, text } = await open(async () => undefined)
    await expect.poll(text).toContain('ETHEther1.204')
    await expect
      .poll(() => element.querySelector('[data-part="total"]'))
      .toBe(null)
    expect(text()).not.toContain('Prices')
    expect(text()).not.toContain('Value unknown')
  })

  it('waits for prices with a place kept for them', async () => {
    const { element } = await open(() => new Promise(() => undefined))
    expect(
      element.querySelector('[data-part="total"] [data-part="skeleton"]'),
    ).not.toBe(null)
  })

  it('says that prices may be out of date', async () => {
    const { text } = await open(async () => ({ ...good, isStale: true }))
    await expect.poll(text).toContain('Prices may be out of date.')
    await expect.poll(text).toContain('$2,422.62')
  })

  it('says beside the total that it is a part', async () => {
    const { text } = await open(async () => ({ ...good, isComplete: false }))
    await expect.poll(text).toContain('partial: some tokens couldn’t be read')
    expect(text()).toContain('$2,422.62')
    expect(text()).not.toContain('Prices')
  })

  it.each([320, 360] as const)(
    'is never cut, in Arabic at %i px',
    async (width) => {
      const { element, text } = await open(
        async () => ({ ...good, tokens: [told(undefined, 2_000)] }),
        {
          view: { locale: 'ar', width },
          node: {
            ...exampleNode,
            getBalance: async () => tenThousand,
            getTokens: async () => [
              { name: 'Ether', symbol: 'ETH', balance: tenThousand },
            ],
          },
        },
      )
      await expect.poll(text).toContain('20,000,000.00')
      const worth = element.querySelector(
        '[data-part="token-row"] [data-part="amount"]:last-child',
      )
      expect(worth?.textContent).toContain('20,000,000.00')
      expect(worth?.scrollWidth).toBeLessThanOrEqual(worth?.clientWidth ?? 0)
    },
  )

  it('calls a token in Arabic as its contract does, from its first sign to its last', async () => {
    const name = '<b>Ether</b>'
    const { element, text } = await open(async () => good, {
      view: { locale: 'ar' },
      node: {
        ...exampleNode,
        getTokens: async () => [{ name, symbol: 'ETH', balance: tenThousand }],
      },
    })
    await expect.poll(text).toContain(name)
    const words = [...element.querySelectorAll('[data-part="token-row"] *')]
      .flatMap(({ childNodes }) => [...childNodes])
      .find(({ nodeValue }) => nodeValue === name)
    const leftOf = (at: number) => {
      const sign = new Range()
      sign.setStart(words as Node, at)
      sign.setEnd(words as Node, at + 1)
      return sign.getBoundingClientRect().left
    }
    const places = Array.from(name, (_, at) => leftOf(at))
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  })

  it('without the service shows what the node knows, and says so', async () => {
    const { text } = await open(() => Promise.reject(new Error('down')))
    await expect
      .poll(text)
      .toContain('Prices aren’t available right now, and some tokens may be')
    expect(text()).toContain('1.204 ETH')
    expect(text()).not.toContain('$')
    expect(text()).not.toContain('Token Balance Unavailable')
  })

  it('is covered with all other amounts', async () => {
    const { press, text } = await open(async () => good)
    await expect.poll(text).toContain('$2,422.62')
    press('Hide amounts')
    await expect.poll(text).not.toContain('$')
  })

  it.each(['dark', 'light'] as const)('axe agrees, %s', async (theme) => {
    const { element, text } = await open(async () => good, { view: { theme } })
    await expect.poll(text).toContain('$2,422.62')
    for (const each of element.querySelectorAll('details')) each.open = true
    expect((await axe.run(element)).violations).toEqual([])
  })

  it('speaks Arabic and fits 320 px', async () => {
    const { element, text } = await open(async () => good, {
      view: { locale: 'ar', width: 320 },
    })
    await expect.poll(text).toContain('من دون عملة واحدة مجهولة السعر')
    for (const each of element.querySelectorAll('*'))
      expect(each.getBoundingClientRect().right).toBeLessThanOrEqual(
        element.getBoundingClientRect().right,
      )
  })
})
