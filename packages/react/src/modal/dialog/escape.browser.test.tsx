import { connect, openModal } from '@hasp/core'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderKit } from '../../testing/renderKit.js'

/** A view that is new to the run is built on the way. */
const slowly = { timeout: 10_000 }

let rendered: ReturnType<typeof renderKit> | undefined
afterEach(() => rendered?.unmount())

const dialog = (name: string) => page.getByRole('dialog', { name })

async function openWallets() {
  rendered = renderKit()
  await connect(rendered.kit, { connectorId: 'io.kite' })
  openModal(rendered.kit, { route: { view: 'ProfileWallets' } })
  await expect.element(dialog('Wallets'), slowly).toBeVisible()
  await page.getByRole('button', { name: /Kite/ }).nth(1).click()
}

describe('Escape', () => {
  it('empties a search before it closes', async () => {
    rendered = renderKit()
    openModal(rendered.kit, { route: { view: 'AllWallets' } })
    const search = page.getByRole('searchbox')
    await expect.element(search, slowly).toBeVisible()
    await search.fill('kite')
    await userEvent.keyboard('{Escape}')
    await expect.element(search).toHaveValue('')
    await expect.element(dialog('All wallets')).toBeVisible()
    await expect.element(search).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  it('empties all that was typed, letter by letter', async () => {
    rendered = renderKit()
    openModal(rendered.kit, { route: { view: 'AllWallets' } })
    const search = page.getByRole('searchbox')
    await expect.element(search, slowly).toBeVisible()
    await search.click()
    await userEvent.keyboard('kite')
    await expect.element(search).toHaveValue('kite')
    await userEvent.keyboard('{Escape}')
    await expect.element(search).toHaveValue('')
  })

  it('leaves the name of a wallet as it was, and the view where it is', async () => {
    await openWallets()
    await page.getByRole('menuitem', { name: /ename/ }).click()
    const name = page.getByRole('textbox')
    await name.fill('Savings')
    await userEvent.keyboard('{Escape}')
    await expect.element(name).not.toBeInTheDocument()
    await expect.element(dialog('Wallets')).toBeVisible()
    await expect.element(page.getByText('Savings')).not.toBeInTheDocument()
  })
})

describe('the menu of a row', () => {
  it('opens inside the modal, its end at the end of its button', async () => {
    await openWallets()
    const menu = page.getByRole('menu').element()
    const card = dialog('Wallets').element().getBoundingClientRect()
    await expect
      .poll(() => menu.getBoundingClientRect().width)
      .toBeGreaterThan(0)
    const box = menu.getBoundingClientRect()
    expect(box.right).toBeLessThanOrEqual(card.right)
    expect(box.left).toBeGreaterThanOrEqual(card.left)
  })
})
