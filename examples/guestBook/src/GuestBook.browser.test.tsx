import { renderWithKit } from '@hasp/react/testing'
import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { GuestBook } from './GuestBook.js'

const [guests, name, sign] = [
  page.getByRole('list', { name: 'Guests' }),
  page.getByRole('textbox', { name: 'Name' }),
  page.getByRole('button', { name: 'Sign the book' }),
]

async function open() {
  const app = await renderWithKit(<GuestBook />)
  onTestFinished(() => app.unmount())
  return app
}

it('asks a visitor to connect, and shows what they have', async () => {
  await open()
  await expect.element(page.getByText('Connect a wallet')).toBeVisible()
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('button', { name: /^Kite/ }).click()
  await expect.element(page.getByText('You sign as 0xf39F')).toBeVisible()
  await expect.element(page.getByText('You have 10.000 ETH.')).toBeVisible()
})

it('lets a visitor sign, who may decline first', async () => {
  const { connect, wallet } = await open()
  await connect()
  wallet.decide('sign', { type: 'reject' })
  await name.fill('Ada')
  await sign.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('declined')
  await expect.element(guests).toHaveTextContent('')
  wallet.decide('sign', { type: 'approve' })
  await sign.click()
  await expect.element(guests).toHaveTextContent('Ada, 0xf39F')
})

it('says that a balance is not known while the visitor is offline', async () => {
  const { connect, nodes } = await open()
  nodes.play({ type: 'offline' })
  await connect()
  await expect.element(page.getByText('balance is not known')).toBeVisible()
  await name.fill('Ada')
  await sign.click()
  await expect.element(guests).toHaveTextContent('Ada')
})
