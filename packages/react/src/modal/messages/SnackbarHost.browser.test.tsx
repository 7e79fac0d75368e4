import { closeModal, hideSnackbar, openModal, showSnackbar } from '@hasp/core'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderKit } from '../../testing/renderKit.js'

let rendered: ReturnType<typeof renderKit> | undefined
const show = () => {
  rendered = renderKit()
  return rendered
}
afterEach(() => rendered?.unmount())

const boxOf = (part: string) => {
  const found = document.querySelector(`[data-part="${part}"]`)
  if (!found) throw new Error(`${part} is not there`)
  return found.getBoundingClientRect()
}
const message = (text: string) => page.getByText(text, { exact: true })

describe('a short message', () => {
  it('shows in the top layer while the modal is closed', async () => {
    const { kit } = show()
    showSnackbar(kit, { message: 'Address copied', variant: 'success' })
    await expect.element(message('Address copied')).toBeVisible()
    const place = message('Address copied').element().closest('[popover]')
    expect(place?.matches(':popover-open')).toBe(true)
    expect(page.getByRole('status').element().textContent).toContain('copied')
  })

  it('is an alert when it is an error', async () => {
    const { kit } = show()
    showSnackbar(kit, { message: 'No answer', variant: 'error' })
    await expect.element(page.getByRole('alert')).toHaveTextContent('No answer')
  })

  it('shows over the open modal, and stays when that closes', async () => {
    const { kit } = show()
    const undone: true[] = []
    openModal(kit)
    await expect.element(page.getByRole('dialog')).toBeVisible()
    showSnackbar(kit, {
      message: 'Disconnected',
      variant: 'success',
      action: { label: 'Undo', run: () => void undone.push(true) },
    })
    await expect.element(message('Disconnected')).toBeVisible()
    expect(message('Disconnected').element().closest('dialog')?.open).toBe(true)
    closeModal(kit)
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(message('Disconnected')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    expect(undone).toEqual([true])
    await expect.element(message('Disconnected')).not.toBeInTheDocument()
  })

  it.each([
    { zoom: '200 %', width: 640, height: 400 },
    { zoom: '200 % of a phone', width: 400, height: 400 },
  ])('at $zoom covers nothing of the modal', async ({ width, height }) => {
    await page.viewport(width, height)
    onTestFinished(() => page.viewport(1280, 800))
    const { kit } = show()
    openModal(kit, { route: { view: 'WhatIsAWallet' } })
    await expect.element(page.getByRole('dialog')).toBeVisible()
    showSnackbar(kit, { message: 'Address copied', variant: 'success' })
    await expect.element(message('Address copied')).toBeVisible()
    await expect
      .poll(() => {
        const view = boxOf('view')
        const snackbar = boxOf('snackbar')
        return view.bottom <= snackbar.top || snackbar.bottom <= view.top
      })
      .toBe(true)
    hideSnackbar(kit)
    await expect.poll(() => boxOf('view').height).toBeGreaterThan(360)
  })

  it('[R4.14] hides before the next one, which shows 150 ms later', async () => {
    const { kit, clock } = show()
    showSnackbar(kit, { message: 'First', variant: 'info' })
    await expect.element(message('First')).toBeVisible()
    showSnackbar(kit, { message: 'Second', variant: 'info' })
    await expect.element(message('First')).not.toBeInTheDocument()
    await clock.advance(149)
    expect(message('Second').query()).toBe(null)
    await clock.advance(1)
    await expect.element(message('Second')).toBeVisible()
  })

  it('goes after 5 s, not while it is read', async () => {
    const { kit, clock } = show()
    showSnackbar(kit, { message: 'Read me', variant: 'info' })
    await expect.element(message('Read me')).toBeVisible()
    await userEvent.hover(message('Read me'))
    await expect.poll(() => clock.waiting()).toBe(1)
    await clock.advance(20_000)
    await expect.element(message('Read me')).toBeVisible()
    await userEvent.unhover(message('Read me'))
    await expect.poll(() => clock.waiting()).toBe(1)
    await clock.advance(5_000)
    await expect.element(message('Read me')).not.toBeInTheDocument()
  })

  it('stays while something is loading', async () => {
    const { kit, clock } = show()
    showSnackbar(kit, { message: 'Sending', variant: 'loading' })
    await expect.element(message('Sending')).toBeVisible()
    await clock.advance(60_000)
    await expect.element(message('Sending')).toBeVisible()
    hideSnackbar(kit)
    await expect.element(message('Sending')).not.toBeInTheDocument()
  })
})
