import { KitError } from '@hasp/core/errors'
import { internals } from '@hasp/core/internal'
import { flushSync } from 'react-dom'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import {
  dollar,
  expectAccessible,
  hash,
  receiver,
} from '../Send/showSend.test.fixture.js'
import { showPreview } from './showPreview.test.fixture.js'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const show = showPreview

describe('SendPreview', () => {
  it('[R1.10] shows the exact values of the frozen review, and sends them', async () => {
    const { element, review, route, sent, text } = await show({
      typed: { amount: '0.250000000000000001', receiver },
    })
    const shown = text().replace(/\s+/g, ' ')
    expect(shown).toContain('0.250000000000000001 ETH')
    expect(shown).toContain('Up to 0.000021 ETH')
    expect(shown).toContain('Balance after0.95397 ETH')
    expect(
      element.querySelector('[title="0.953978999999999999 ETH"]'),
    ).not.toBe(null)
    expect(shown).toContain('Hasp Local')
    expect(shown).toContain('You haven’t sent to this address before.')
    await button('Send 0.250000000000000001 ETH').click()
    await expect.poll(route).toMatchObject({
      view: 'SendConfirmed',
      parameters: { review: { intentId: review.intentId } },
    })
    expect(sent).toEqual([review])
  })

  it('[R4.16] leads to Account afterwards, with the form empty', async () => {
    const { kit, route } = await show()
    await button('Send 0.25 ETH').click()
    await expect.poll(() => route()?.view).toBe('SendConfirmed')
    expect(
      kit.stores.router.getState().history.map(({ view }) => view),
    ).toEqual(['Account', 'SendConfirmed'])
  })

  it('writes the receiver in groups that copy without spaces', async () => {
    await show()
    const address = document.querySelector('[data-form="full"]')
    if (!address) throw new Error('no address')
    const selection = getSelection()
    selection?.selectAllChildren(address)
    expect(selection?.toString()).toBe(receiver)
    expect(address.getAttribute('dir')).toBe('ltr')
    expect(address.querySelectorAll('[data-strong]')).toHaveLength(2)
  })

  it('a double press and many more ask the wallet once', async () => {
    let answer: (value: { hash: string }) => void = () => undefined
    let asked = 0
    const { route } = await show({
      capabilities: {
        sendToken: () => {
          asked += 1
          return new Promise((resolve) => {
            answer = resolve
          })
        },
      },
    })
    const element = button('Send 0.25 ETH').element()
    for (let press = 0; press < 5; press += 1)
      element.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await expect
      .element(page.getByRole('status').filter({ hasText: 'confirm in Kite' }))
      .toBeVisible()
    expect(asked).toBe(1)
    answer({ hash })
    await expect.poll(() => route()?.view).toBe('SendConfirmed')
  })

  it('hints where to look when the wallet is silent for 20 s', async () => {
    const { clock } = await show({
      capabilities: { sendToken: () => new Promise(() => undefined) },
    })
    await button('Send 0.25 ETH').click()
    await expect
      .element(page.getByText(/until you confirm in Kite/))
      .toBeVisible()
    await clock.advance(20_000)
    await expect.element(page.getByText(/No response yet/)).toBeVisible()
  })

  it.each([
    ['the wallet does not answer', () => new Promise<never>(() => undefined)],
    [
      'the wallet has lost its node',
      () => Promise.reject(new KitError('WALLET_DISCONNECTED')),
    ],
    [
      'the wallet answers with something else',
      () =>
        Promise.reject(new KitError('WALLET_ANSWER_INVALID', { method: '' })),
    ],
    [
      'the wallet has an error of its own',
      () => Promise.reject(new KitError('WALLET_ERROR', { code: -32_603 })),
    ],
    [
      'another transaction has the same nonce',
      () => Promise.reject(new KitError('NONCE_CONFLICT')),
    ],
    [
      'the phone was not reached in time',
      () => Promise.reject(new KitError('SESSION_STALE')),
    ],
  ] as const)(
    'unknown: no button repeats what may have been sent (%s)',
    async (_, answer) => {
      let asked = 0
      const { clock, route, text } = await show({
        capabilities: {
          sendToken({ onAsk }) {
            onAsk({})
            asked += 1
            return answer()
          },
        },
      })
      await button('Send 0.25 ETH').click()
      await expect.poll(() => asked).toBe(1)
      await clock.advance(300_000)
      await expect.poll(() => route()?.view).toBe('SendConfirmed')
      await expect
        .element(page.getByRole('heading', { name: 'May have been sent' }))
        .toBeVisible()
      expect(text()).toContain('Check its activity before you send again.')
      expect(text()).not.toMatch(/not sent|failed|try again/i)
      expect(
        page
          .getByRole('button')
          .elements()
          .map((one) => one.textContent),
      ).toEqual(['Done'])
      expect(asked).toBe(1)
    },
  )

  it('declined: neutral, and the same values can be sent again', async () => {
    let isDeclined = true
    const { route } = await show({
      capabilities: {
        async sendToken({ onAsk }) {
          onAsk({})
          if (isDeclined) throw new KitError('USER_REJECTED')
          return { hash }
        },
      },
    })
    await button('Send 0.25 ETH').click()
    await expect.element(page.getByText('Nothing was sent.')).toBeVisible()
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
    isDeclined = false
    await expect
      .poll(async () => {
        if (button('Try again').query()) await button('Try again').click()
        return route()?.view
      })
      .toBe('SendConfirmed')
  })

  it('changed: where only sending finds it out, the button checks again', async () => {
    const { text } = await show({
      capabilities: {
        async sendToken() {
          throw new KitError('REVIEW_CHANGED')
        },
      },
    })
    await button('Send 0.25 ETH').click()
    await expect.element(button('Details changed. Check again')).toBeVisible()
    expect(text()).not.toContain('Try again')
  })

  it('changed: another account turns the button, then shows a new review', async () => {
    const { kite, route, sent } = await show()
    const other = '0x00000000219ab540356cBB839Cbe05303d7705Fa'
    flushSync(() =>
      kite.emit({
        type: 'accountsChanged',
        accounts: [{ address: other, type: 'eoa' }],
      }),
    )
    await button('Details changed. Check again').click()
    await expect
      .poll(() => {
        const now = route()
        return now?.view === 'SendPreview' && now.parameters.review.from
      })
      .toBe(other)
    await expect.element(button('Send 0.25 ETH')).toBeVisible()
    expect(sent).toEqual([])
  })

  it('changed: a fee that rose by more than 15 % is shown before it is paid', async () => {
    let fee = 100n
    const { clock, review, route, sent } = await show({
      capabilities: { prepareSend: async () => ({ fee, isContract: false }) },
    })
    fee = 115n
    await clock.advance(15_000)
    await expect.element(button('Send 0.25 ETH')).toBeVisible()
    fee = 116n
    await clock.advance(15_000)
    await button('Details changed. Check again').click()
    await expect
      .poll(() => {
        const now = route()
        return now?.view === 'SendPreview' && now.parameters.review.fee
      })
      .toBe(116n)
    expect(review.fee).toBe(100n)
    await expect.element(button('Send 0.25 ETH')).toBeVisible()
    expect(sent).toEqual([])
  })

  it('changed: a check that failed is made again, and nothing is sent before', async () => {
    const state = { fee: 100n, isDown: false }
    const { clock, route, sent, text } = await show({
      capabilities: {
        async prepareSend() {
          if (state.isDown) throw new KitError('NAME_UNRESOLVED')
          return { fee: state.fee, isContract: false }
        },
      },
    })
    state.fee = 116n
    await clock.advance(15_000)
    state.isDown = true
    await button('Details changed. Check again').click()
    await expect.poll(text).toContain('Error resolving name')
    state.isDown = false
    await expect
      .poll(async () => {
        if (button('Try again').query()) await button('Try again').click()
        const now = route()
        return now?.view === 'SendPreview' && now.parameters.review.fee
      })
      .toBe(116n)
    await expect.element(button('Send 0.25 ETH')).toBeVisible()
    expect(sent).toEqual([])
  })

  it('changed: a fee that rose after the wallet declined is shown before it is paid', async () => {
    let fee = 100n
    let asked = 0
    const { clock } = await show({
      capabilities: {
        prepareSend: async () => ({ fee, isContract: false }),
        async sendToken({ onAsk }) {
          onAsk({})
          asked += 1
          throw new KitError('USER_REJECTED')
        },
      },
    })
    await button('Send 0.25 ETH').click()
    await expect.element(page.getByText('Nothing was sent.')).toBeVisible()
    fee = 116n
    await clock.advance(15_000)
    await expect.element(button('Details changed. Check again')).toBeVisible()
    expect(asked).toBe(1)
  })

  it.each([
    ['the fee of a token', { arriving: 240n }],
    ['a new account', { accountRent: 1n }],
  ])(
    'changed: %s that was not spoken of is shown before it is paid',
    async (_, worse) => {
      const usual = { fee: 100n, isContract: false, arriving: 250n }
      let prepared: typeof usual & { accountRent?: bigint } = usual
      const { clock, review, route, sent } = await show({
        typed: { amount: '0.00025', receiver, tokenAddress: dollar },
        capabilities: { prepareSend: async () => prepared },
      })
      expect(review).toMatchObject({ arriving: 250n, accountRent: 0n })
      await clock.advance(15_000)
      await expect.element(button('Send 0.00025 USD')).toBeVisible()
      prepared = { ...usual, ...worse }
      await clock.advance(15_000)
      await button('Details changed. Check again').click()
      await expect
        .poll(() => {
          const now = route()
          return now?.view === 'SendPreview' && now.parameters.review
        })
        .toMatchObject(worse)
      await expect.element(button('Send 0.00025 USD')).toBeVisible()
      expect(sent).toEqual([])
    },
  )

  it('failed: the reason, what to do, and the wallet’s own words', async () => {
    await show({
      capabilities: {
        async sendToken() {
          throw new KitError(
            'WALLET_ERROR',
            { code: -32000 },
            { cause: new Error('the device is on fire') },
          )
        },
      },
    })
    await button('Send 0.25 ETH').click()
    const alert = page.getByRole('alert')
    await expect
      .element(alert)
      .toHaveTextContent(/The wallet reported an error/)
    await page.getByText('Details').click()
    await expect.element(page.getByText(/the device is on fire/)).toBeVisible()
    await expect.element(button('Try again')).toBeVisible()
  })

  it('[R5.12] a token: its own decimals, its contract in the request', async () => {
    const typed = { amount: '12.5', receiver, tokenAddress: dollar }
    const { sent } = await show({ typed })
    await button('Send 12.5 USD').click()
    await expect
      .poll(() => sent)
      .toMatchObject([
        { amount: 12_500_000n, token: { type: 'token', address: dollar } },
      ])
  })

  it('a hash that comes after the visitor left is kept, and leads nowhere', async () => {
    let answer: (value: { hash: string }) => void = () => undefined
    const { kit, route } = await show({
      capabilities: {
        sendToken: () =>
          new Promise((resolve) => {
            answer = resolve
          }),
      },
    })
    await button('Send 0.25 ETH').click()
    await expect
      .element(page.getByText(/until you confirm in Kite/))
      .toBeVisible()
    flushSync(() =>
      kit[internals].stores.router.setState({
        history: [{ view: 'Networks' }],
      }),
    )
    answer({ hash })
    await expect
      .poll(() => kit.stores.transactions.getState().transactions)
      .toMatchObject([
        { hash, amount: 250_000_000_000_000_000n, symbol: 'ETH' },
      ])
    expect(route()?.view).toBe('Networks')
  })

  it('is all Arabic, amounts and addresses left to right', async () => {
    const { element } = await show({ view: { locale: 'ar' } })
    await expect.element(page.getByText('راجع وأرسل')).toBeVisible()
    // The groups of texts arrive one by one.
    await expect
      .poll(() => element.textContent.replace('Hasp Local', ''))
      .not.toMatch(/[a-z]{5}/i)
    expect(
      element.querySelector('[data-form="full"]')?.getAttribute('dir'),
    ).toBe('ltr')
  })

  it.each(['dark', 'light'] as const)(
    'axe agrees, %s, 320 px',
    async (theme) => {
      const { element } = await show({ view: { theme, width: 320 } })
      await expect.element(button('Send 0.25 ETH')).toBeVisible()
      await expectAccessible(element)
      expect(element.firstElementChild?.scrollWidth).toBe(320)
    },
  )
})
