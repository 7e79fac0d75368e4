import { reviewSend, sendToken } from '@hasp/core'
import { internals } from '@hasp/core/internal'
import { flushSync } from 'react-dom'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import {
  expectAccessible,
  hash,
  receiver,
  showSend,
} from '../Send/showSend.test.fixture.js'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const draft = { amount: '0.25', receiver }

/** Sends, and shows what follows. */
async function show(parameters: Parameters<typeof showSend>[0] = {}) {
  const shown = await showSend(parameters)
  const review = await reviewSend(shown.kit, { draft })
  await sendToken(shown.kit, { review })
  flushSync(() =>
    shown.kit[internals].stores.router.setState({
      direction: 'forward',
      history: [
        { view: 'Account' },
        { view: 'SendConfirmed', parameters: { review } },
      ],
    }),
  )
  return shown
}

const shownSteps = () =>
  [...document.querySelectorAll('[data-part="step-list"] > li')].map((step) => [
    step.textContent,
    step.getAttribute('data-state'),
  ])

describe('SendConfirmed', () => {
  it('[R1.10] [R4.16] fills the step list as the network goes on', async () => {
    const { report, text } = await show()
    expect(text()).toContain('0.25 ETH is on its way')
    expect(shownSteps()).toEqual([
      ['Sent, done', 'done'],
      ['Confirming, in progress', 'active'],
      ['Complete, not started', 'todo'],
    ])
    report('included')
    expect(shownSteps().map(([, state]) => state)).toEqual([
      'done',
      'done',
      'active',
    ])
    report('final')
    expect(shownSteps().map(([, state]) => state)).toEqual([
      'done',
      'done',
      'done',
    ])
    await expect
      .element(page.getByRole('heading', { name: 'Sent' }))
      .toBeVisible()
    expect(text()).toContain('0.25 ETH sent')
  })

  it('leads to the explorer and copies the hash', async () => {
    await show()
    await expect
      .element(page.getByRole('link', { name: 'View on explorer' }))
      .toHaveAttribute('href', `https://scan.test/tx/${hash}`)
    await expect.element(button('Copy transaction ID')).toBeVisible()
  })

  it('offers to save the receiver after the success, never before', async () => {
    const { kit, report } = await show()
    const name = page.getByRole('textbox', { name: 'Name' })
    await expect.element(name).not.toBeInTheDocument()
    report('included')
    await name.fill(' Ana ')
    await button('Save').click()
    await expect
      .element(page.getByText(/Ana saved to your address book/).first())
      .toBeVisible()
    expect(kit[internals].storage.get('addressBook')).toEqual([
      { address: receiver, name: 'Ana', namespace: 'eip155' },
    ])
    await expect.element(name).not.toBeInTheDocument()
  })

  it('says so when the address book is full, and keeps what is in it', async () => {
    const { kit, report } = await show()
    const friends = Array.from({ length: 500 }, (_, index) => ({
      name: `Friend ${index}`,
      address: `0x${`${index}`.padStart(4, '0').repeat(10)}`,
      namespace: 'eip155' as const,
    }))
    kit[internals].storage.set('addressBook', friends)
    report('included')
    await page.getByRole('textbox', { name: 'Name' }).fill('Ana')
    await button('Save').click()
    await expect
      .poll(() => kit.stores.snackbar.getState().message)
      .toBe('Your address book is full. Ana wasn’t saved.')
    expect(kit[internals].storage.get('addressBook')).toEqual(friends)
  })

  it('Done leads to Account', async () => {
    const { kit } = await show()
    await button('Done').click()
    expect(kit.stores.router.getState().history).toEqual([{ view: 'Account' }])
  })

  it.each([
    ['reverted', /failed on the network/],
    ['dropped', /dropped the transaction/],
    ['notSent', /dropped the transaction/],
  ] as const)(
    '%s: says so, calls no step sent, and tries again with the same values',
    async (status, words) => {
      const { report, route } = await show()
      report(status)
      await expect.element(page.getByRole('alert')).toHaveTextContent(words)
      expect(shownSteps().map(([, state]) => state)).toEqual([
        'failed',
        'skipped',
        'skipped',
      ])
      await expect
        .element(page.getByRole('textbox', { name: 'Name' }))
        .not.toBeInTheDocument()
      await button('Try again').click()
      expect(route()).toEqual({ view: 'Send', parameters: draft })
    },
  )

  it('replaced: never called unsent, and nothing repeats it', async () => {
    const newer = `0x${'cd'.repeat(32)}`
    const { report, text } = await show()
    report('replaced', { replacedBy: newer })
    await expect
      .element(page.getByRole('heading', { name: 'Replaced' }))
      .toBeVisible()
    expect(text()).toContain('Check your wallet’s activity')
    expect(text()).not.toMatch(/not sent|try again/i)
    await expect.element(button('Try again')).not.toBeInTheDocument()
    await expect
      .element(page.getByRole('link', { name: 'View the newer transaction' }))
      .toHaveAttribute('href', `https://scan.test/tx/${newer}`)
  })

  it('sped up: told as that, with the newer transaction', async () => {
    const newer = `0x${'cd'.repeat(32)}`
    const { report, text } = await show()
    report('included', { replacedBy: newer })
    await expect
      .element(page.getByText('You sped it up in your wallet.'))
      .toBeVisible()
    report('final')
    await expect
      .element(page.getByRole('heading', { name: 'Sent' }))
      .toBeVisible()
    expect(text()).toContain('You sped it up in your wallet.')
    await expect
      .element(page.getByRole('link', { name: 'View the newer transaction' }))
      .toHaveAttribute('href', `https://scan.test/tx/${newer}`)
  })

  it('unseen: may still arrive, and nothing repeats it', async () => {
    const { report, text } = await show()
    report('unseen')
    await expect
      .element(page.getByText('The network hasn’t reported it yet.'))
      .toBeVisible()
    expect(text()).not.toMatch(/not sent|failed|try again/i)
    report('included')
    await expect.poll(text).toContain('0.25 ETH is on its way')
    expect(text()).not.toContain('hasn’t reported it')
  })

  it('corrects what it said when the chain says otherwise', async () => {
    const { report, text } = await show()
    report('dropped')
    await expect.poll(text).toContain('0.25 ETH wasn’t sent')
    report('final')
    await expect.poll(text).toContain('0.25 ETH sent')
    await expect.element(button('Try again')).not.toBeInTheDocument()
  })

  it.each(['dark', 'light'] as const)(
    'axe agrees, %s, 320 px',
    async (theme) => {
      const { element, report } = await show({ view: { theme, width: 320 } })
      report('included')
      await expect.element(button('Save')).toBeVisible()
      await expectAccessible(element)
      expect(element.firstElementChild?.scrollWidth).toBe(320)
    },
  )

  it('is all Arabic', async () => {
    const { element } = await show({ view: { locale: 'ar' } })
    await expect.element(page.getByText('في الطريق').first()).toBeVisible()
    expect(element.textContent).not.toMatch(/sent|block|final/)
  })
})
