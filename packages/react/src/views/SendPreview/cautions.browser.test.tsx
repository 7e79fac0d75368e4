import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  dollar,
  expectAccessible,
  own,
  receiver,
  twinDollar,
} from '../Send/showSend.test.fixture.js'
import { showPreview } from './showPreview.test.fixture.js'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const sendButton = () => button('Send 0.25 ETH')
/** The groups of each of the two addresses that are marked. */
const marked = () =>
  [...document.querySelectorAll('dl dl [data-form="full"]')].map((address) =>
    [...address.querySelectorAll('[data-emphasis]')].map(
      (group) => group.textContent,
    ),
  )
const textOf = (element: HTMLElement | undefined) =>
  element?.textContent.replace(/\s+/g, ' ')

describe('cautions of SendPreview', () => {
  it('a look-alike: both addresses aligned, a tick before anything', async () => {
    const twin = '0xd8dA000000000000000000000000000000006045'
    const { element, sent } = await showPreview({
      typed: { amount: '0.25', receiver: twin },
    })
    expect(marked()).toHaveLength(2)
    expect(marked()[0]).toEqual(Array(8).fill('0000'))
    expect(marked()[1]).toHaveLength(8)
    await expect.element(sendButton()).toHaveAttribute('aria-disabled', 'true')
    await sendButton().click({ force: true })
    expect(sent).toEqual([])
    const tick = page.getByRole('checkbox', { name: /I’ve compared both/ })
    tick.element().focus()
    await userEvent.keyboard('{Enter}')
    expect(sent).toEqual([])
    await userEvent.keyboard(' ')
    await expect.element(sendButton()).not.toHaveAttribute('aria-disabled')
    await expectAccessible(element)
  })

  it.each([
    {
      name: 'another character',
      twin: `${own.slice(0, 20)}a${own.slice(21)}`,
      says: /^It differs from Kite in one character/,
      marks: [['7ead'], ['7eEd']],
    },
    {
      name: 'two neighbours swapped, over the edge of a group',
      twin: '0xd8d6ABF26964aF9D7eEd9e03E53415D37aA96045',
      says: /^It’s Kite with two neighboring characters/,
      marks: [
        ['0xd8d6', 'ABF2'],
        ['0xd8dA', '6BF2'],
      ],
    },
    {
      name: 'the same beginning',
      twin: `0xd8dA6BF2${'0'.repeat(32)}`,
      says: /^It starts like Kite/,
      marks: [Array(8).fill('0000'), expect.not.arrayContaining(['6BF2'])],
    },
    {
      name: 'the same end',
      twin: `0x${'1'.repeat(32)}7aA96045`,
      says: /^It ends like Kite/,
      marks: [
        ['0x1111', ...Array(7).fill('1111')],
        expect.not.arrayContaining(['6045']),
      ],
    },
  ])('a look-alike by $name: says so, and marks what differs', async (one) => {
    await showPreview({ typed: { amount: '0.25', receiver: one.twin } })
    await expect.element(page.getByText(one.says)).toBeVisible()
    expect(marked()).toEqual(one.marks)
    await expect.element(sendButton()).toHaveAttribute('aria-disabled', 'true')
  })

  it('on Solana a letter in another case is another letter', async () => {
    const known = '4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T'
    await showPreview({
      namespace: 'solana',
      capabilities: { loadParseReceiver: async () => (value) => value },
      stored: {
        addressBook: [{ namespace: 'solana', address: known, name: 'Ada' }],
      },
      typed: { amount: '0.25', receiver: known.replace('mBQt', 'mbQt') },
    })
    await expect
      .element(page.getByText(/^It differs from Ada in one character/))
      .toBeVisible()
    expect(marked()).toEqual([['mbQt'], ['mBQt']])
  })

  it('addresses of different lengths: marks neither of the equal ends', async () => {
    const known = '4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T'
    await showPreview({
      namespace: 'solana',
      capabilities: { loadParseReceiver: async () => (value) => value },
      stored: {
        addressBook: [{ namespace: 'solana', address: known, name: 'Ada' }],
      },
      typed: { amount: '0.25', receiver: `4Nd1${'z'.repeat(31)}Ls4gDB4T` },
    })
    for (const groups of marked()) {
      expect(groups).not.toContain('4Nd1')
      expect(groups.join('')).not.toMatch(/B4T$/)
      expect(groups.length).toBeGreaterThan(6)
    }
  })

  it('cautions: burn needs a tick; a contract and the own account are noted', async () => {
    const prepareSend = async () => ({ fee: 1n, isContract: true })
    const grave = '0x000000000000000000000000000000000000dEaD'
    const ownerless = await showPreview({
      typed: { amount: '0.25', receiver: grave },
      capabilities: { prepareSend },
    })
    await expect
      .element(page.getByText('Nobody owns this address'))
      .toBeVisible()
    await expect.element(sendButton()).toHaveAttribute('aria-disabled', 'true')
    await page.getByRole('checkbox').click()
    await expect.element(sendButton()).not.toHaveAttribute('aria-disabled')
    ownerless.stop()
    const contract = await showPreview({ capabilities: { prepareSend } })
    await expect.element(page.getByText(/is a smart contract/)).toBeVisible()
    await expect.element(sendButton()).not.toHaveAttribute('aria-disabled')
    contract.stop()
    await showPreview({ typed: { amount: '0.25', receiver: own } })
    await expect
      .element(page.getByText('This is the account you’re sending from.'))
      .toBeVisible()
  })

  it('a first time is noted like everything else about the receiver', async () => {
    const { element } = await showPreview()
    const note = [...element.querySelectorAll('[data-part="banner"]')].find(
      ({ textContent }) =>
        textContent === 'You haven’t sent to this address before.',
    )
    expect(note?.getAttribute('data-tone')).toBe('note')
    expect(note?.querySelector('svg')).not.toBe(null)
  })

  it('a token as the receiver: names it, and needs a tick of its own', async () => {
    const { sent } = await showPreview({
      typed: { amount: '0.25', receiver: twinDollar },
      capabilities: {
        prepareSend: async () => ({ fee: 1n, isContract: true }),
      },
    })
    await expect
      .element(page.getByText(/^It’s the contract of USD itself/))
      .toBeVisible()
    await expect
      .element(page.getByText(/is a smart contract/))
      .not.toBeInTheDocument()
    await sendButton().click({ force: true })
    expect(sent).toEqual([])
    await page.getByRole('checkbox', { name: /I know what/ }).click()
    await sendButton().click()
    await expect.poll(() => sent).toHaveLength(1)
  })

  it('every grave caution needs its own tick', async () => {
    await showPreview({
      typed: { amount: '0.25', receiver: own.replace('6BF2', '6BF3') },
      capabilities: {
        prepareSend: async () => ({
          ...{ fee: 1n, isContract: false },
          cautions: [{ type: 'burn' }],
        }),
      },
    })
    const ticks = page.getByRole('checkbox')
    await ticks.nth(0).click()
    await expect.element(sendButton()).toHaveAttribute('aria-disabled', 'true')
    await ticks.nth(1).click()
    await expect.element(sendButton()).not.toHaveAttribute('aria-disabled')
    await ticks.nth(0).click()
    await expect.element(sendButton()).toHaveAttribute('aria-disabled', 'true')
  })

  it('a token that says no is sent once the visitor knows it better', async () => {
    const { element, sent } = await showPreview({
      typed: { amount: '12.5', receiver, tokenAddress: dollar },
      capabilities: {
        prepareSend: async () => ({
          ...{ fee: 21_000n, isContract: false },
          cautions: [{ type: 'answersFalse' }] as const,
        }),
      },
    })
    const send = button('Send 12.5 USD')
    await expect
      .element(page.getByText(/says it refuses this transfer/))
      .toBeVisible()
    await expect.element(send).toHaveAttribute('aria-disabled', 'true')
    await expectAccessible(element)
    await page.getByRole('checkbox', { name: /this token moves/ }).click()
    await send.click()
    await expect.poll(() => sent).toHaveLength(1)
  })

  /** A token that keeps 1 %, to somebody who has no account for it yet. */
  const fullOfCautions = {
    typed: { amount: '12.5', receiver, tokenAddress: dollar },
    capabilities: {
      prepareSend: async () => ({
        ...{ fee: 21_000n * 10n ** 9n, isContract: true },
        accountRent: 2_039_280n * 10n ** 9n,
        arriving: 12_375_000n,
        cautions: [
          { type: 'keyless' },
          { type: 'transferFee' },
          { type: 'permanentDelegate' },
          { type: 'pausable' },
        ] as const,
      }),
    },
  }

  it('what a token and a new account take has lines of its own', async () => {
    const shown = await showPreview(fullOfCautions)
    const words = textOf(shown.element)
    expect(words).toContain('Arrives12.375 USD')
    expect(words).toContain('Network fee')
    expect(words).toContain('Up to 0.000021 ETH')
    expect(words).toContain('0.00203928 ETH')
    expect(words).toContain(
      'takes a fee from every transfer. This time it’s 0.125 USD',
    )
    expect(words).toContain('can take it back from anyone')
    expect(words).toContain('can pause all transfers')
    expect(words).toContain('Nobody holds a key to this address')
    expect(words).not.toContain('is a smart contract, not a person')
    await page.getByRole('button', { name: 'New account' }).click()
    await expect
      .element(page.getByText(/gets back when the account is closed/))
      .toBeVisible()
    await expect.element(button('Send 12.5 USD')).toBeEnabled()
    shown.stop()
    const usual = await showPreview()
    expect(usual.text()).not.toContain('Arrives')
    expect(usual.text()).not.toContain('New account')
  })

  it.each([
    ['dark', 'en'],
    ['light', 'en'],
    ['dark', 'ar'],
  ] as const)(
    'axe agrees with all of it, %s, %s, 320 px',
    async (theme, locale) => {
      const view = { theme, locale, width: 320 } as const
      const { element } = await showPreview({ ...fullOfCautions, view })
      const title = locale === 'ar' ? 'راجع وأرسل' : 'Review and send'
      await expect.element(page.getByText(title)).toBeVisible()
      await expectAccessible(element)
      expect(element.firstElementChild?.scrollWidth).toBe(320)
      if (locale === 'ar')
        expect(element.textContent.replace('Hasp Local', '')).not.toMatch(
          /[a-z]{5}/i,
        )
    },
  )
})
