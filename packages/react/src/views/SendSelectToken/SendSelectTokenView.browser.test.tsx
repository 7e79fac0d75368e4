import { KitError } from '@hasp/core/errors'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import {
  dollar,
  expectAccessible,
  receiver,
  showSend,
  tokens,
  twinDollar,
} from '../Send/showSend.test.fixture.js'

async function show(parameters: Parameters<typeof showSend>[0] = {}) {
  const rendered = await showSend({
    route: {
      view: 'SendSelectToken',
      parameters: { amount: '0.5', receiver },
    },
    ...parameters,
  })
  await expect
    .poll(() => rendered.text())
    .toMatch(/Your tokens|عملاتك|could not/)
  return rendered
}

const search = page.getByRole('searchbox')
const rows = () =>
  [...document.querySelectorAll('[data-part="list-row"]')].map(
    (row) => row.textContent ?? '',
  )

/** An airdrop under the symbol of a token that is held, in another script. */
const trap = {
  name: 'Dollar',
  symbol: 'U\u0405D',
  address: '0x4444444444444444444444444444444444444444',
  balance: { value: 9_000_000n, decimals: 6 },
}

/** The site stands for all tokens but the airdrop. */
const withTrap: Parameters<typeof showSend>[0] = {
  configured: [dollar, twinDollar].map((address) => ({
    ...{ address, name: 'Dollar', symbol: 'USD', decimals: 6 },
  })),
  capabilities: { getTokens: async () => [trap, ...tokens] },
  data: {
    portfolio: async () => ({
      ...{ isStale: false, isComplete: true },
      tokens: [
        { address: trap.address, isVerified: false, spam: [], price: 1e6 },
      ],
    }),
  },
}
const fold = () => document.querySelector('details')

describe('SendSelectToken', () => {
  it('lists what is held first, then the rest', async () => {
    await show()
    const headings = page.getByRole('heading', { level: 3 })
    await expect.element(headings.nth(0)).toHaveTextContent('Your tokens')
    await expect.element(headings.nth(1)).toHaveTextContent('Other tokens')
    expect(rows()).toHaveLength(3)
    expect(rows()[0]).toContain('1.204')
    await expect
      .element(page.getByRole('button', { name: /ETH Ether/ }))
      .toHaveAttribute('aria-current', 'true')
  })

  it('finds by name, symbol and contract, and shows the contract in full', async () => {
    await show()
    await search.fill('another kind')
    expect(rows()).toHaveLength(1)
    await search.fill('usd')
    expect(rows()).toHaveLength(2)
    await search.fill(dollar)
    expect(rows()).toHaveLength(1)
    expect(rows()[0]).toContain(dollar)
    await search.fill(receiver)
    await expect.element(page.getByText('No tokens found')).toBeVisible()
  })

  it('shows the mint of Solana in full when it was looked for', async () => {
    const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
    await show({
      namespace: 'solana',
      capabilities: {
        getTokens: async () => [
          {
            name: 'Coin of dollars',
            symbol: 'USDC',
            address: mint,
            balance: { value: 1n, decimals: 6 },
          },
        ],
      },
    })
    expect(rows()[0]).not.toContain(mint)
    await search.fill('epjfwdd5')
    expect(rows()[0]).toContain(mint)
  })

  it('cautions against a token with the symbol of another', async () => {
    await show()
    const cautioned = rows().filter((row) => row.includes('Compare'))
    expect(cautioned).toHaveLength(2)
    expect(cautioned[0]).toContain(dollar)
    expect(cautioned[1]).toContain(twinDollar)
  })

  it('folds what nobody stands for, after all others', async () => {
    const { element, route } = await show(withTrap)
    expect(fold()?.open).toBe(false)
    expect(fold()?.textContent).toContain('1 unknown token')
    expect(fold()?.textContent).toContain('Anyone can send tokens')
    expect(fold()?.textContent).toContain(trap.symbol)
    expect(rows()).toHaveLength(4)
    expect(rows().at(-1)).toContain(trap.symbol)
    await expectAccessible(element)
    await page.getByText('1 unknown token').click()
    await page.getByRole('button', { name: trap.symbol }).click()
    expect(route()).toEqual({
      view: 'Send',
      parameters: { amount: '', receiver, tokenAddress: trap.address },
    })
  })

  it('cautions against a symbol that only looks like another', async () => {
    await show({
      ...withTrap,
      capabilities: { getTokens: async () => [...tokens.slice(0, 2), trap] },
    })
    const cautioned = rows().filter((row) => row.includes('Compare'))
    expect(cautioned).toHaveLength(2)
    expect(cautioned[0]).toContain(dollar)
    expect(cautioned[1]).toContain(trap.address)
  })

  it('shows what was looked for, or is chosen, where it is folded', async () => {
    const shown = await show(withTrap)
    await search.fill(trap.address)
    expect(rows()).toHaveLength(1)
    expect(fold()?.open).toBe(true)
    await expect
      .element(page.getByText('No tokens found'))
      .not.toBeInTheDocument()
    await search.fill('')
    expect(fold()?.open).toBe(false)
    await search.fill('another kind')
    expect(fold()).toBe(null)
    shown.stop()
    await show({
      ...withTrap,
      route: {
        view: 'SendSelectToken',
        parameters: { amount: '', receiver, tokenAddress: trap.address },
      },
    })
    expect(fold()?.open).toBe(true)
  })

  it('says in Arabic what it folds', async () => {
    await show({ ...withTrap, view: { locale: 'ar' } })
    await expect.element(page.getByText('عملة مجهولة واحدة')).toBeVisible()
  })

  it('[R5.12] an amount goes with its token; the receiver stays', async () => {
    const { route } = await show()
    await page.getByRole('button', { name: /another kind/ }).click()
    expect(route()).toEqual({
      view: 'Send',
      parameters: { amount: '', receiver, tokenAddress: twinDollar },
    })
  })

  it('the same token again keeps the amount', async () => {
    const { route } = await show()
    await page.getByRole('button', { name: /ETH Ether/ }).click()
    expect(route()).toEqual({
      view: 'Send',
      parameters: { amount: '0.5', receiver },
    })
  })

  it('says when the balances cannot be read', async () => {
    await show({
      capabilities: {
        getTokens: async () => {
          throw new KitError('RPC_UNAVAILABLE', { networkId: 'eip155:31337' })
        },
      },
    })
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent(/could not be reached/)
  })

  it.each(['dark', 'light'] as const)(
    'axe agrees, %s, 320 px',
    async (theme) => {
      const { element } = await show({ view: { theme, width: 320 } })
      await expectAccessible(element)
      expect(element.firstElementChild?.scrollWidth).toBe(320)
    },
  )

  it('is all Arabic', async () => {
    await show({ view: { locale: 'ar' } })
    await expect
      .element(page.getByRole('heading', { name: 'اختر عملة' }))
      .toBeVisible()
  })
})
