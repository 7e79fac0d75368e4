import { openModal } from '@hasp/core'
import type { ComponentType } from 'react'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { views } from '../modal/views.js'
import { findMisfits } from './findMisfits.test.fixture.js'
import { showView } from './showView.test.fixture.js'
import {
  createStressedKit,
  longSymbol,
  stressedRoutes,
} from './stressed.test.fixture.js'

async function open(
  name: string,
  options: NonNullable<Parameters<typeof showView>[2]>,
) {
  const stressed = await createStressedKit()
  const route = await stressedRoutes[name]?.(stressed)
  if (!route) throw new Error(`Nothing leads to ${name}`)
  openModal(stressed.kit, { route })
  const { default: View } = await views[route.view].load()
  const drawn = showView(
    stressed,
    { [route.view]: View as ComponentType },
    options,
  )
  await expect
    .poll(() => drawn.element.querySelector('[data-part="skeleton"]'))
    .toBe(null)
  // Connecting is busy until a wallet answers.
  if (!name.startsWith('Connecting'))
    await expect
      .poll(() => drawn.element.querySelector('[aria-busy="true"]'))
      .toBe(null)
  return drawn
}

describe.each(Object.keys(stressedRoutes))(
  '%s with all it may have',
  (name) => {
    it.each([
      { locale: 'en', width: 360 },
      { locale: 'en', width: 320 },
      { locale: 'ar', width: 360 },
    ] as const)('fits in $locale, $width wide', async (options) => {
      const { element } = await open(name, options)
      const direction = options.locale === 'ar' ? 'rtl' : 'ltr'
      const root = element.querySelector('[data-kit]')
      await expect.poll(() => root?.getAttribute('dir')).toBe(direction)
      await expect.poll(() => findMisfits(element)).toEqual([])
    })
  },
)

describe('Send with a symbol of 30 letters', () => {
  it('has room to type the amount, and says the symbol whole', async () => {
    await open('Send, still empty', { width: 320 })
    const amount = page.getByRole('textbox', { name: 'Amount' })
    const { width } = amount.element().getBoundingClientRect()
    expect(width).toBeGreaterThan(100)
    await expect
      .element(page.getByRole('button', { name: new RegExp(longSymbol) }))
      .toHaveAttribute('title', longSymbol)
  })
})
