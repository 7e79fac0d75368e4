import { type Capabilities, closeModal, connect, openModal } from '@hasp/core'
import { KitError } from '@hasp/core/errors'
import { mockAdapter, mockConnector } from '@hasp/core/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderKit } from '../../testing/renderKit.js'
import { hash, receiver, tokens } from './showSend.test.fixture.js'

type Watch = Parameters<Capabilities['watchTransaction']>[0]

let rendered: ReturnType<typeof renderKit> | undefined
afterEach(() => rendered?.unmount())

async function show(changed: Partial<Capabilities> = {}) {
  const watched: Watch[] = []
  const kite = mockConnector({ networkId: 'eip155:31337' })
  const adapter = mockAdapter({
    connectors: [kite],
    capabilities: {
      getTokens: async () => tokens,
      loadParseReceiver: async () => (value) =>
        value.length === 42 ? value : undefined,
      prepareSend: async () => ({ fee: 1n, isContract: false }),
      sendToken: async () => ({ hash }),
      watchTransaction: (watch) => {
        watched.push(watch)
        return new Promise((resolve) =>
          watch.signal.addEventListener('abort', () => resolve()),
        )
      },
      ...changed,
    },
  })
  rendered = renderKit({ options: { adapters: [adapter] } })
  const { kit } = rendered
  await connect(kit, { connectorId: 'io.kite' })
  openModal(kit, { route: { view: 'Send' } })
  return { ...rendered, watched }
}

const button = (name: string) => page.getByRole('button', { name, exact: true })

/** Presses until it counts: the second half of a double press does not. */
const review = () =>
  expect
    .poll(async () => {
      if (button('Review').query()) await button('Review').click()
      return button('Send 0.25 ETH').query()
    })
    .not.toBe(null)

describe('sending in the modal', () => {
  it('[R1.10] with the keyboard alone: from the amount to the final block', async () => {
    const { watched } = await show()
    const amount = page.getByRole('textbox', { name: 'Amount' })
    await expect.element(amount).toHaveFocus()
    await userEvent.keyboard('0.25')
    const to = page.getByRole('textbox', { name: 'To' })
    for (let step = 0; document.activeElement !== to.element(); step += 1) {
      expect(step).toBeLessThan(9)
      await userEvent.keyboard('{Tab}')
    }
    await userEvent.keyboard(receiver)
    button('Review').element().focus()
    await userEvent.keyboard('{Enter}')
    await expect
      .element(page.getByRole('heading', { name: 'Review and send' }))
      .toHaveFocus()
    button('Send 0.25 ETH').element().focus()
    await userEvent.keyboard('{Enter}')
    await expect
      .element(page.getByRole('dialog', { name: 'On its way' }))
      .toBeVisible()
    watched[0]?.onChange({ status: 'included' })
    watched[0]?.onChange({ status: 'final' })
    await expect
      .element(page.getByRole('dialog', { name: 'Sent' }))
      .toBeVisible()
    // What was sent cannot be gone back on: Done and Close lead out.
    expect(button('Back').query()).toBe(null)
    expect(button('Close').query()).not.toBe(null)
  })

  it('Back brings the form again as it was', async () => {
    await show()
    await page.getByRole('textbox', { name: 'Amount' }).fill('0.25')
    await page.getByRole('textbox', { name: 'To' }).fill(receiver)
    await button('Review').click()
    await expect.element(button('Send 0.25 ETH')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect
      .element(page.getByRole('textbox', { name: 'Amount' }))
      .toHaveValue('0.25')
    await expect
      .element(page.getByRole('textbox', { name: 'To' }))
      .toHaveValue(receiver)
  })

  it('failed: Back brings the form again as it was, for a second try', async () => {
    await show({
      sendToken: async () => {
        throw new KitError('INSUFFICIENT_FUNDS_FOR_FEE', { symbol: 'ETH' })
      },
    })
    await page.getByRole('textbox', { name: 'Amount' }).fill('0.25')
    await page.getByRole('textbox', { name: 'To' }).fill(receiver)
    await button('Review').click()
    await button('Send 0.25 ETH').click()
    await expect.element(page.getByRole('alert')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect
      .element(page.getByRole('textbox', { name: 'Amount' }))
      .toHaveValue('0.25')
    await expect
      .element(page.getByRole('textbox', { name: 'To' }))
      .toHaveValue(receiver)
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
    await review()
  })

  it('a check of addresses that does not arrive: says so, and is fetched again', async () => {
    let isOffline = true
    await show({
      loadParseReceiver: async () => {
        if (isOffline) throw new TypeError('Failed to fetch a module')
        return (value) => (value.length === 42 ? value : undefined)
      },
    })
    await page.getByRole('textbox', { name: 'Amount' }).fill('0.25')
    await page.getByRole('textbox', { name: 'To' }).fill(receiver)
    await button('Review').click()
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent(/Part of this page couldn’t be loaded.*try again/)
    await expect
      .element(page.getByRole('textbox', { name: 'To' }))
      .toHaveValue(receiver)
    isOffline = false
    await review()
  })

  it('closed meanwhile: it is followed, and a message tells the end', async () => {
    const { kit, watched } = await show()
    await page.getByRole('textbox', { name: 'Amount' }).fill('0.25')
    await page.getByRole('textbox', { name: 'To' }).fill(receiver)
    await button('Review').click()
    await button('Send 0.25 ETH').click()
    await expect
      .element(page.getByRole('dialog', { name: 'On its way' }))
      .toBeVisible()
    closeModal(kit)
    watched[0]?.onChange({ status: 'included' })
    watched[0]?.onChange({ status: 'final' })
    await expect.element(page.getByText('0.25 ETH sent')).toBeVisible()
  })
})
