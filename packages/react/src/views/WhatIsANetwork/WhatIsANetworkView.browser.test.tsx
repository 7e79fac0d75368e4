import { internals } from '@hasp/core/internal'
import { createTestKit } from '@hasp/core/testing'
import axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type ShowOptions, showView } from '../showView.test.fixture.js'
import WhatIsANetworkView from './WhatIsANetworkView.js'

function open(view: ShowOptions = {}) {
  const testKit = createTestKit()
  testKit.kit[internals].stores.router.setState({
    history: [{ view: 'Networks' }, { view: 'WhatIsANetwork' }],
  })
  const views = { WhatIsANetwork: WhatIsANetworkView }
  return { ...testKit, ...showView(testKit, views, view) }
}

describe('WhatIsANetwork', () => {
  it('says in four short pieces what a newcomer stumbles over', async () => {
    const { element, text } = open()
    await expect.poll(text).toContain('What is a network?')
    const titles = [...element.querySelectorAll('h3')]
    expect(titles.map(({ textContent }) => textContent)).toEqual([
      'A shared record',
      'Each one is separate',
      'Each one has its own fee',
      'Testnets are for practice',
    ])
    expect(text()).toContain('not to this site')
  })

  it('leads back to the networks, with the keyboard too', async () => {
    const { text } = open()
    const understood = page.getByRole('button', { name: 'Got it' })
    understood.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(text).toBe('Networks')
  })

  it('speaks Arabic and fits 320 px', async () => {
    const { element, text } = open({ locale: 'ar', width: 320 })
    await expect.poll(text).toContain('ما هي الشبكة؟')
    expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth)
  })

  it.each(['dark', 'light'] as const)(
    'axe has nothing to say in %s',
    async (theme) => {
      const { element } = open({ theme })
      expect((await axe.run(element)).violations).toEqual([])
    },
  )
})
