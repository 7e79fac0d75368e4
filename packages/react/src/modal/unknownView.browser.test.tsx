import { openModal, type Route } from '@hasp/core'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderKit } from '../testing/renderKit.js'

/** A route as a page in plain JavaScript may ask for it. */
const loose = (route: { readonly view: string }) => route as Route

it('says that there is no such view, closes, and opens others', async ({
  complaints,
}) => {
  const { kit, unmount } = renderKit()
  const causes: unknown[] = []
  kit.events.on('ERROR', ({ code, cause }) => causes.push(code, `${cause}`))
  openModal(kit, { route: loose({ view: 'Swap' }) })
  await expect
    .poll(() => causes)
    .toEqual(['VIEW_UNKNOWN', 'KitError: Invalid view: Swap'])
  await expect.poll(() => kit.stores.modal.getState().isOpen).toBe(false)
  expect(complaints.take().join()).toContain('Invalid view: Swap')

  openModal(kit, { route: { view: 'WhatIsAWallet' } })
  const dialog = page.getByRole('dialog', { name: 'What is a wallet?' })
  await expect.element(dialog).toBeVisible()
  unmount()
})
