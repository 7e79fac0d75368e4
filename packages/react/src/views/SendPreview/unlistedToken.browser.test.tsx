import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import {
  dollar,
  expectAccessible,
  receiver,
  tokens,
} from '../Send/showSend.test.fixture.js'
import { showPreview } from './showPreview.test.fixture.js'

const configured = [
  { address: dollar, name: 'Dollar', symbol: 'USD', decimals: 6 },
]
const dollars = { amount: '12.5', receiver, tokenAddress: dollar }
/** An airdrop that looks like the configured token. */
const trap = {
  name: 'Dollar',
  symbol: 'U\u0405D',
  address: '0x4444444444444444444444444444444444444444',
  balance: { value: 20_500_000n, decimals: 6 },
}
const withTrap = {
  configured,
  typed: { ...dollars, tokenAddress: trap.address },
  capabilities: { getTokens: async () => [...tokens, trap] },
}
/** What is said of the token's contract. */
const contractRow = () =>
  [...document.querySelectorAll('[data-part="review-summary-row"]')].find(
    (row) => row.querySelector('dt')?.textContent === 'Contract',
  )

describe('a token on no list in SendPreview', () => {
  it('a token that only looks like another: says so at its contract, in full', async () => {
    const { element, sent } = await showPreview(withTrap)
    const address = contractRow()?.querySelector('[data-form="full"]')
    expect(address?.textContent).toBe(trap.address)
    expect(address?.getAttribute('dir')).toBe('ltr')
    const caution = contractRow()?.querySelector('[data-part="banner"]')
    expect(caution?.textContent).toContain('made to deceive')
    expect(caution?.getAttribute('data-tone')).toBe('caution')
    expect(element.textContent.split('made to deceive')).toHaveLength(2)
    await expectAccessible(element)
    // It is the visitor's money.
    await page
      .getByRole('button', { name: `Send 12.5 ${trap.symbol}`, exact: true })
      .click()
    await expect.poll(() => sent).toHaveLength(1)
  })

  it('the contract alone of a token on no list; nothing of one that is', async () => {
    const unlisted = await showPreview({ typed: dollars })
    expect(contractRow()?.textContent).toContain(dollar)
    expect(contractRow()?.querySelector('[data-part="banner"]')).toBe(null)
    unlisted.stop()
    const listed = await showPreview({ typed: dollars, configured })
    expect(contractRow()).toBe(undefined)
    listed.stop()
    await showPreview()
    expect(contractRow()).toBe(undefined)
  })

  it.each([
    ['dark', 'en'],
    ['light', 'en'],
    ['light', 'ar'],
  ] as const)(
    'axe agrees with what is said of a trap, %s, %s, 320 px',
    async (theme, locale) => {
      const view = { theme, locale, width: 320 } as const
      const { element } = await showPreview({ ...withTrap, view })
      const sentence = locale === 'ar' ? 'للخداع' : 'made to deceive'
      await expect.element(page.getByText(sentence)).toBeVisible()
      await expectAccessible(element)
      expect(element.firstElementChild?.scrollWidth).toBe(320)
    },
  )
})
