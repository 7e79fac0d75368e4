import { internals } from '@hasp/core/internal'
import { createTestKit } from '@hasp/core/testing'
import axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { type ShowOptions, showView } from '../showView.test.fixture.js'
import WhatIsAWalletView from './WhatIsAWalletView.js'

function open(view: ShowOptions = {}) {
  const testKit = createTestKit()
  testKit.kit[internals].stores.router.setState({
    history: [{ view: 'WhatIsAWallet' }],
  })
  const drawn = showView(testKit, { WhatIsAWallet: WhatIsAWalletView }, view)
  return {
    ...testKit,
    ...drawn,
    card: () => drawn.element.querySelector('[role="status"]')?.textContent,
  }
}

describe('WhatIsAWallet', () => {
  it('turns three cards by button, in a circle', async () => {
    const { card, press } = open()
    expect(card()).toContain('One place')
    expect(card()).toContain('1 of 3')
    for (const title of [
      'One secret phrase',
      'Sites can only ask',
      'One place',
    ]) {
      press('Next card')
      await expect.poll(card).toContain(title)
    }
    press('Previous card')
    await expect.poll(card).toContain('3 of 3')
  })

  it('turns them by arrow key, the other way round in Arabic', async () => {
    const { card, find, stop } = open()
    find('section button').focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(card).toContain('2 of 3')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect.poll(card).toContain('3 of 3')
    stop()
    const arabic = open({ locale: 'ar' })
    await expect.poll(arabic.card).toContain('مكان واحد')
    arabic.find('section button').focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.poll(arabic.card).toContain('عبارة سرية')
  })

  it('turns them with a finger, and comes in from that side', async () => {
    const { card, find } = open()
    const swipe = (from: number, to: number) => {
      const cards = find('section')
      const shared = { bubbles: true, pointerType: 'touch' }
      cards.dispatchEvent(
        new PointerEvent('pointerdown', { ...shared, clientX: from }),
      )
      cards.dispatchEvent(
        new PointerEvent('pointerup', { ...shared, clientX: to }),
      )
    }
    swipe(200, 100)
    await expect.poll(card).toContain('2 of 3')
    expect(find('section').dataset.direction).toBe('1')
    swipe(100, 200)
    await expect.poll(card).toContain('1 of 3')
    expect(find('section').dataset.direction).toBe('-1')
    swipe(100, 120)
    expect(card()).toContain('1 of 3')
  })

  it('leads to a wallet', async () => {
    const { press, text } = open()
    press('Get a wallet')
    await expect.poll(text).toContain('GetWallet')
  })

  it('draws each card with at most 1.2 kB, in colours of the theme', async () => {
    const { card, find, press } = open()
    for (const number of [1, 2, 3]) {
      await expect.poll(card).toContain(`${number} of 3`)
      expect(find('[data-part="drawing"]').outerHTML.length).toBeLessThan(1_200)
      press('Next card')
    }
  })

  it.each(['dark', 'light'] as const)(
    'axe finds nothing to object to in %s',
    async (theme) => {
      const { element } = open({ theme, width: 320 })
      const { violations } = await axe.run(element)
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual(
        [],
      )
    },
  )
})
