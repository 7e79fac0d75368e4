import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { boxOfLetter } from '../../testing/boxOfLetter.js'
import {
  listing,
  manyListings,
  openAllWallets,
  wholeDirectory,
} from './openAllWallets.test.fixture.js'

type Opened = ReturnType<typeof openAllWallets>

async function open(...parameters: Parameters<typeof openAllWallets>) {
  const opened = openAllWallets(...parameters)
  await expect.poll(opened.cards).not.toEqual([])
  return opened
}

const press = (...keys: readonly string[]) => userEvent.keyboard(keys.join(''))

function focusFirst({ element }: Opened) {
  element.querySelector<HTMLElement>('[data-cell] button')?.focus()
}

const letters = ['Ash', 'Birch', 'Cedar', 'Elm', 'Fir', 'Gum', 'Hazel'].map(
  (name) => listing({ id: name.toLowerCase(), name }),
)

describe('the grid of AllWallets', () => {
  it('is one tab stop with arrows in two dimensions', async () => {
    const shown = await open(letters)
    expect(shown.element.querySelectorAll('li [tabindex="0"]')).toHaveLength(1)
    focusFirst(shown)
    await press('{ArrowRight}')
    expect(shown.focused()).toBe('Birch')
    await press('{ArrowDown}')
    expect(shown.focused()).toBe('Gum')
    await press('{ArrowRight}', '{ArrowUp}')
    expect(shown.focused()).toBe('Cedar')
    await press('{ArrowRight}', '{ArrowDown}')
    expect(shown.focused()).toBe('Hazel')
    await press('{Home}', '{ArrowLeft}')
    expect(shown.focused()).toBe('Ash')
    await press('{End}')
    expect(shown.focused()).toBe('Hazel')
    expect(shown.element.querySelectorAll('li [tabindex="0"]')).toHaveLength(1)
    await press('{Enter}')
    expect(shown.route()).toMatchObject({ parameters: { walletId: 'hazel' } })
  })

  it('follows the arrows the other way round from right to left', async () => {
    const shown = await open(letters, { view: { locale: 'ar' } })
    await expect.poll(shown.text).toContain('كل المحافظ')
    focusFirst(shown)
    await press('{ArrowLeft}', '{ArrowLeft}', '{ArrowRight}')
    expect(shown.focused()).toBe('Birch')
  })

  it('keeps the mark at the end of a name in a page that is read the other way', async () => {
    const name = 'Harbour!'
    const { element } = await open([listing({ id: 'base', name })], {
      view: { locale: 'ar' },
    })
    await expect
      .poll(() => getComputedStyle(element.querySelector('li') ?? element))
      .toMatchObject({ direction: 'rtl' })
    const mark = boxOfLetter(element, name, 7)
    expect(mark.left).toBeGreaterThan(boxOfLetter(element, name, 0).left)
  })

  it('goes to what is typed, also far out of sight', async () => {
    const shown = await open(
      wholeDirectory([
        ...manyListings(2_000),
        listing({ id: 'zebra', name: 'Zebra' }),
      ]),
    )
    focusFirst(shown)
    expect(shown.cards()).not.toContain('Zebra')
    await press('z', 'e')
    expect(shown.focused()).toBe('Zebra')
    const { activeElement } = document
    const cell = activeElement?.closest('li')
    expect(cell?.getAttribute('aria-posinset')).toBe('2001')
    const frame = shown.find('[data-part="view-content"]')
    const box = activeElement?.getBoundingClientRect()
    expect(box?.bottom).toBeLessThanOrEqual(
      frame.getBoundingClientRect().bottom + 1,
    )
  })

  it('draws few of 5,000 wallets, and the one that has the focus', async () => {
    const shown = await open(wholeDirectory(manyListings(5_000)))
    expect(shown.text()).toContain('5,000 wallets')
    expect(shown.cards().length).toBeLessThan(80)
    focusFirst(shown)
    const frame = shown.find('[data-part="view-content"]')
    frame.scrollTo(0, frame.scrollHeight)
    await expect.poll(shown.cards).toContain('Wallet 5000')
    expect(shown.cards().length).toBeLessThan(80)
    expect(shown.focused()).toBe('Wallet 1')
    await press('{ArrowRight}')
    expect(shown.focused()).toBe('Wallet 2')
    await press('{PageDown}')
    expect(shown.focused()).toMatch(/^Wallet (6|10|14|18)$/)
    await press('{PageUp}')
    expect(shown.focused()).toBe('Wallet 2')
    await press('{End}')
    expect(shown.focused()).toBe('Wallet 5000')
  })

  it('draws what is near sight where the page itself scrolls', async () => {
    const shown = await open(wholeDirectory(manyListings(1_000)), {
      height: 'none',
    })
    expect(shown.cards().length).toBeLessThan(120)
    window.scrollTo(0, document.documentElement.scrollHeight)
    await expect.poll(shown.cards).toContain('Wallet 1000')
  })
})
