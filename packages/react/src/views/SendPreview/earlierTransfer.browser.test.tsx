import { internals } from '@hasp/core/internal'
import { sentTransaction } from '@hasp/core/testing'
import { flushSync } from 'react-dom'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import {
  expectAccessible,
  own,
  receiver,
} from '../Send/showSend.test.fixture.js'
import { showPreview } from './showPreview.test.fixture.js'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const unknown = sentTransaction({
  from: own,
  to: receiver,
  hash: undefined,
  amount: 400_000_000_000_000_000n,
  status: 'unknown',
})

async function show(sent: typeof unknown, locale?: 'ar') {
  const shown = await showPreview(locale && { view: { locale } })
  flushSync(() =>
    shown.kit[internals].stores.transactions.setState({ transactions: [sent] }),
  )
  return shown
}

describe('a new transfer while an earlier one is not settled', () => {
  it('is warned of with the earlier one in sight, and needs a tick', async () => {
    const { element, sent } = await show(unknown)
    await expect
      .element(page.getByText('You may be paying twice'))
      .toBeVisible()
    await expect
      .element(
        page.getByText(/0\.4 ETH to the same address may already have been/),
      )
      .toBeVisible()
    await expectAccessible(element)
    const sendButton = button('Send 0.25 ETH')
    await expect.element(sendButton).toHaveAttribute('aria-disabled', 'true')
    await sendButton.click({ force: true })
    expect(sent).toEqual([])
    await page.getByRole('checkbox', { name: /I’ve checked my wallet/ }).click()
    await sendButton.click()
    await expect.poll(() => sent).toHaveLength(1)
  })

  it('is free again once the earlier one has turned out not to be sent', async () => {
    const { kit } = await show(unknown)
    await expect
      .element(page.getByText('You may be paying twice'))
      .toBeVisible()
    flushSync(() =>
      kit[internals].stores.transactions.setState({
        transactions: [{ ...unknown, status: 'notSent' }],
      }),
    )
    await expect
      .element(page.getByText('You may be paying twice'))
      .not.toBeInTheDocument()
    await expect
      .element(button('Send 0.25 ETH'))
      .not.toHaveAttribute('aria-disabled')
  })

  it('is noted, without a tick, while the earlier one is on its way', async () => {
    await show({ ...unknown, hash: '0x1', status: 'pending' })
    await expect
      .element(page.getByText('0.4 ETH to the same address is still'))
      .toBeVisible()
    await expect
      .element(button('Send 0.25 ETH'))
      .not.toHaveAttribute('aria-disabled')
  })

  it('is not spoken of to another receiver', async () => {
    const { text } = await show({ ...unknown, to: own })
    expect(text()).not.toContain('0.4 ETH')
  })
})
