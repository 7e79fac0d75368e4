import axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { listing, openAllWallets } from './openAllWallets.test.fixture.js'

const open = openAllWallets
const few = ['kite', 'harbour', 'lumen', 'beacon'].map((id) => listing({ id }))
const find = (search: string) => page.getByRole('searchbox').fill(search)

describe('a search in AllWallets', () => {
  it('takes a slip of the fingers for what was meant', async () => {
    const { cards, text } = open(
      ['metaMask', 'phantom', 'kite'].map((id) => listing({ id })),
    )
    await expect.poll(cards).toHaveLength(3)
    await find('metmask')
    await expect.poll(cards).toEqual(['MetaMask'])
    await find('phantm')
    await expect.poll(cards).toEqual(['Phantom'])
    expect(text()).toContain('1 wallet')
  })

  it('asks for a wallet that is missing where the site has a page for it', async () => {
    const suggestion = () => document.querySelector('a')
    const { cards, stop, text } = open(few)
    await expect.poll(cards).toHaveLength(4)
    await find('zebra')
    await expect.poll(text).toContain('No results for “zebra”')
    expect(suggestion()).toBeNull()
    stop()
    const suggestionUrl = 'https://shop.example/wallets'
    const other = open(few, { kit: { wallets: { suggestionUrl } } })
    await expect.poll(other.cards).toHaveLength(4)
    await find('zebra')
    await expect.poll(other.text).toContain('Suggest a wallet')
    expect(suggestion()?.href).toBe(suggestionUrl)
    expect(suggestion()?.rel).toBe('noopener noreferrer')
    expect((await axe.run(other.element)).violations).toEqual([])
  })

  it('narrows to wallets of open source', async () => {
    const published = listing({ id: 'quay', isOpenSource: true })
    const { cards, press } = open([...few, published])
    await expect.poll(cards).toHaveLength(5)
    press('Open source')
    await expect.poll(cards).toEqual(['Quay'])
  })
})
