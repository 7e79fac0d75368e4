import { openModal, type Route } from '@hasp/core'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderKit } from '../testing/renderKit.js'

/** A route as a page in plain JavaScript may ask for it. */
const loose = (route: { readonly view: string }) => route as Route

it('says that there is no such view, instead of loading forever', async ({
  complaints,
}) => {
  const { kit, unmount } = renderKit()
  const codes: string[] = []
  kit.events.on('ERROR', ({ code }) => codes.push(code))
  openModal(kit, { route: loose({ view: 'Swap' }) })
  await expect.element(page.getByRole('alert')).toBeVisible()
  await page.getByText('Details').click()
  await expect
    .element(page.getByText('The modal has no view "Swap"'))
    .toBeVisible()
  expect(codes).toEqual(['VIEW_UNKNOWN'])
  expect(complaints.take().join()).toContain('has no view "Swap"')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  unmount()
})
