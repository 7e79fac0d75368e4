import { KitError } from '@hasp/core/errors'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { recordTexts } from '../../primitives/recordTexts.test.fixture.js'
import {
  dollar,
  expectAccessible,
  own,
  receiver,
  type ShownSend,
  showSend,
} from './showSend.test.fixture.js'

let rendered: ShownSend | undefined
const show = async (parameters?: Parameters<typeof showSend>[0]) => {
  rendered = await showSend(parameters)
  return rendered
}

const amount = page.getByRole('textbox', { name: 'Amount' })
const to = page.getByRole('textbox', { name: 'To' })
const button = (name: string) => page.getByRole('button', { name, exact: true })

/** Presses until it counts: the kit drops presses in quick succession. */
const pressFor = (name: string, field: typeof amount) =>
  expect
    .poll(async () => {
      await button(name).click()
      return document.activeElement === field.element()
    })
    .toBe(true)

const review = () =>
  expect
    .poll(async () => {
      const found = button('Review')
      if (found.query()) await found.click()
      return rendered?.route()?.view
    })
    .toBe('SendPreview')

describe('Send', () => {
  it('says what the network may take before Review, once typing has paused', async () => {
    const asked: { amount: bigint; to: string }[] = []
    const { clock, text } = await show({
      capabilities: {
        async prepareSend({ request }) {
          if (request.amount > 0n) asked.push(request)
          return { fee: 53_588_242_008_000n, isContract: false }
        },
      },
    })
    const fee = page.getByText('Network fee')
    await amount.fill('0.2')
    await expect.element(fee).not.toBeInTheDocument()
    await to.fill(receiver)
    await amount.fill('0.25')
    await expect.poll(text).toContain('Network feeEstimating…')
    expect(asked).toEqual([])
    await expect
      .poll(async () => {
        await clock.advance(500)
        return text()
      })
      .toContain('Network feeUp to ~0.000054 ETH')
    expect(asked).toMatchObject([
      { amount: 250_000_000_000_000_000n, to: receiver },
    ])
    await expect.element(page.getByTitle('0.000053588242008 ETH')).toBeVisible()
  })

  it.each(['dark', 'light'] as const)(
    'shows the contract of the chosen token, to copy and to look up, %s',
    async (theme) => {
      const { element } = await show({
        route: {
          view: 'Send',
          parameters: { amount: '', receiver: '', tokenAddress: dollar },
        },
        view: { theme, width: 320 },
      })
      const contract = page.getByRole('region', { name: 'Contract' })
      await expect.element(contract).toHaveTextContent(dollar)
      const label = contract.getByRole('button', { name: 'Contract' }).first()
      const { font } = getComputedStyle(page.getByText('To').first().element())
      expect(getComputedStyle(label.element()).font).toBe(font)
      await expect
        .element(contract.getByRole('link', { name: /^View on Scan/ }))
        .toHaveAttribute('href', `https://scan.test/address/${dollar}`)
      const told = recordTexts(contract.element())
      await contract
        .getByRole('button', { name: 'Copy contract address' })
        .click()
      await expect.poll(() => told.join()).toMatch(/Copied|Couldn’t copy/)
      await expectAccessible(element)
      expect(element.firstElementChild?.scrollWidth).toBe(320)
    },
  )

  it('has no contract to show of the network’s own coin', async () => {
    const { text } = await show()
    await expect.poll(text).toContain('1.204')
    expect(text()).not.toContain('Contract')
  })

  it('drops the estimate of what was typed before, and says when there is none', async () => {
    const signals: AbortSignal[] = []
    const { clock, text } = await show({
      capabilities: {
        async prepareSend({ request, signal }) {
          if (request.amount === 1_000_000n) {
            signals.push(signal)
            await new Promise((resolve) =>
              signal.addEventListener('abort', resolve),
            )
          }
          throw new KitError('RPC_UNAVAILABLE', { networkId: 'eip155:31337' })
        },
      },
      route: {
        view: 'Send',
        parameters: { amount: '1', receiver, tokenAddress: dollar },
      },
    })
    await expect
      .poll(async () => {
        await clock.advance(500)
        return signals.length
      })
      .toBe(1)
    expect(text()).toContain('Network feeEstimating…')
    await amount.fill('2')
    await expect.poll(() => signals[0]?.aborted).toBe(true)
    await expect
      .poll(async () => {
        await clock.advance(500)
        return text()
      })
      .toContain('Network feeCan’t be estimated right now')
    await expect.element(button('Review')).toBeEnabled()
  })

  it('[R1.10] [R5.11] the button names what is missing, in its order', async () => {
    const { route } = await show()
    await pressFor('Enter an amount', amount)
    await amount.fill('2')
    await pressFor('Not enough ETH', amount)
    await expect
      .element(page.getByText('Your balance is 1.204 ETH.'))
      .toBeVisible()
    await amount.fill('0.25')
    await pressFor('Enter a recipient', to)
    await to.fill('0xAb58')
    await pressFor('Check the address', to)
    await expect.element(page.getByText(/a complete address/)).toBeVisible()
    await to.fill(receiver)
    await review()
    expect(route()).toMatchObject({
      view: 'SendPreview',
      parameters: {
        draft: { amount: '0.25', receiver },
        review: { amount: 250_000_000_000_000_000n, to: receiver, from: own },
      },
    })
  })

  it('holds a payment back while the browser is offline, and heals by itself', async () => {
    const { route, window: page } = await show()
    const go = (to: 'online' | 'offline') => {
      Object.assign(page, { navigator: { onLine: to === 'online' } })
      page.dispatchEvent(new Event(to))
    }
    await amount.fill('0.25')
    await to.fill(receiver)
    await expect.element(button('Review')).toBeVisible()
    go('offline')
    await expect
      .element(button('You’re offline'))
      .toHaveAttribute('aria-disabled', 'true')
    button('You’re offline')
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(route()?.view).toBe('Send')
    go('online')
    await review()
  })

  it('covers what the account has when amounts are covered', async () => {
    const { text } = await show({ stored: { amountsHidden: true } })
    await expect.poll(text).toContain('ETH')
    await expect.element(page.getByText('Amount hidden')).toBeInTheDocument()
    await amount.fill('2')
    await expect.element(amount).toHaveAccessibleDescription('Not enough ETH')
    expect(text()).not.toContain('1.204')
    await page.getByRole('button', { name: /another token/ }).click()
    await expect.element(page.getByText('Your tokens')).toBeVisible()
    expect(text()).not.toMatch(/1[.]204|20[.]5/)
  })

  it('takes an amount as it is pasted, and says how it was understood', async () => {
    const { route } = await show()
    await amount.fill('1,234.50 ETH')
    await expect
      .element(page.getByText('Your balance is 1.204 ETH.'))
      .toBeVisible()
    await expect.element(amount).toHaveValue('1,234.50 ETH')
    expect(route()).toMatchObject({ parameters: { amount: '1234.50' } })
    await amount.fill('0,5')
    await expect.element(page.getByText('Read as 0.5 ETH')).toBeVisible()
    await amount.fill('15 000 BONK')
    await expect.element(button('Check the amount')).toBeVisible()
    await expect
      .element(page.getByText('Enter a valid ETH amount.'))
      .toBeVisible()
  })

  it('keeps too many decimals in sight and explains them', async () => {
    const parameters = { amount: '', receiver, tokenAddress: dollar }
    await show({ route: { view: 'Send', parameters } })
    await amount.fill('1.12345678')
    await expect
      .element(page.getByText('USD allows 6 decimal places. Remove the rest.'))
      .toBeVisible()
    await expect.element(amount).toHaveValue('1.12345678')
    await expect.element(amount).toHaveAttribute('aria-invalid', 'true')
    await expect.element(amount).toHaveAttribute('inputmode', 'decimal')
  })

  it('fills in shares of the balance; Max leaves the fee, and says so then', async () => {
    const { route } = await show()
    const hint = page.getByText('Max leaves 0.000021 ETH for the fee')
    await expect.element(button('Max')).toBeEnabled()
    await button('25%').click()
    await expect.element(amount).toHaveValue('0.301')
    await button('50%').click()
    await expect.element(amount).toHaveValue('0.602')
    await expect.element(hint).not.toBeInTheDocument()
    await button('Max').click()
    await expect.element(amount).toHaveValue('1.203979')
    expect(route()).toMatchObject({ parameters: { amount: '1.203979' } })
    await expect.element(hint).toBeVisible()
    await amount.fill('1')
    await expect.element(hint).not.toBeInTheDocument()
  })

  it('shows an amount of 18 decimals to its last digit', async () => {
    const value = 9_999_999_999_999_999_999n
    await show({
      capabilities: {
        getTokens: async () => [
          { name: 'Ether', symbol: 'ETH', balance: { value, decimals: 18 } },
        ],
        prepareSend: async () => ({
          fee: 53_588_242_008_011n,
          isContract: false,
        }),
      },
    })
    await button('Max').click()
    await expect.element(amount).toHaveValue('9.999946411757991988')
    expect(getComputedStyle(amount.element()).fontSize).toBe('16px')
    await expect
      .element(page.getByText('9.999946411757991988 ETH'))
      .toBeVisible()
    await expect
      .element(page.getByText('Max leaves ~0.000054 ETH for the fee'))
      .toBeVisible()
    await amount.fill('10')
    await expect
      .element(page.getByText('Your balance is 9.99999 ETH.'))
      .toBeVisible()
  })

  it.each(['en', 'ar'])(
    '25 and 50 percent are written as in %s',
    async (locale) => {
      await show({ view: { locale } })
      const percent = new Intl.NumberFormat(locale, {
        style: 'percent',
        numberingSystem: 'latn',
      })
      await expect.element(button(percent.format(0.25))).toBeVisible()
      await expect.element(button(percent.format(0.5))).toBeVisible()
    },
  )

  it('has room for 10^18 of a token with a long name and symbol', async () => {
    const symbol = 'A'.repeat(30)
    const { element } = await show({
      capabilities: {
        getTokens: async () => [
          {
            name: 'Much '.repeat(12),
            symbol,
            balance: { value: 10n ** 36n, decimals: 18 },
          },
        ],
      },
      view: { width: 320 },
    })
    const held = () => element.querySelector('[data-part=amount]')
    await expect.poll(() => held()?.textContent).toBe(`1,000,000T ${symbol}`)
    expect(held()?.getAttribute('title')).toBe(
      `1,000,000,000,000,000,000 ${symbol}`,
    )
    expect(element.firstElementChild?.scrollWidth).toBe(320)
  })

  it('[R5.12] brings the draft back from the choice of a token', async () => {
    const { route } = await show()
    await to.fill(receiver)
    await amount.fill('0.5')
    await button('ETH, choose another token').click()
    await expect
      .element(page.getByRole('heading', { name: 'Your tokens' }))
      .toBeVisible()
    await page
      .getByRole('button', { name: /^USD Dollar/ })
      .first()
      .click()
    await expect.element(to).toHaveValue(receiver)
    await expect.element(amount).toHaveValue('')
    expect(route()).toMatchObject({ parameters: { tokenAddress: dollar } })
    await amount.fill('12.5')
    await button('Review').click()
    await expect.poll(route).toMatchObject({
      view: 'SendPreview',
      parameters: {
        review: { amount: 12_500_000n, token: { address: dollar } },
      },
    })
  })

  it('offers people from the address book', async () => {
    await show({
      stored: {
        addressBook: [{ address: receiver, name: 'Ana', namespace: 'eip155' }],
      },
    })
    await page.getByRole('button', { name: /Ana/ }).click()
    await expect.element(to).toHaveValue(receiver)
    await expect.element(page.getByText('Saved as Ana')).toBeVisible()
    await amount.fill('1')
    await expect.element(page.getByText('Saved as Ana')).toBeVisible()
  })

  it('finds people by the beginning of their name, with the keyboard alone, and calls no name an address', async () => {
    const { clock } = await show({
      stored: {
        addressBook: [
          { address: receiver, name: 'Ana', namespace: 'eip155' },
          { address: dollar, name: 'Andrew', namespace: 'eip155' },
        ],
      },
    })
    await amount.fill('1')
    await to.fill('an')
    await userEvent.keyboard('{ArrowDown}')
    await expect
      .element(page.getByRole('button', { name: /Ana/ }))
      .toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(to).toHaveValue(receiver)
    await expect.element(to).toHaveFocus()

    await to.fill('and')
    await expect
      .element(page.getByRole('button', { name: /Ana/ }))
      .not.toBeInTheDocument()
    const wrong = page.getByText(/a complete address/)
    await clock.advance(500)
    await expect
      .element(page.getByRole('button', { name: /Andrew/ }))
      .toBeVisible()
    await expect.element(wrong).not.toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    await expect.element(to).toHaveValue(dollar)
    await expect.element(page.getByText('Saved as Andrew')).toBeVisible()
    await to.fill('andx')
    await expect
      .poll(async () => {
        await clock.advance(500)
        return wrong.query()
      })
      .not.toBeNull()
  })

  it('keeps a receiver under a name before anything is sent, by keyboard alone', async () => {
    const { route } = await show()
    await amount.fill('0.25')
    await to.fill(receiver)
    await button('Save to address book').click()
    const name = page.getByRole('textbox', { name: 'Name' })
    await expect.element(name).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Give it a name first.')).toBeVisible()
    await userEvent.keyboard('Ana')
    // One that comes within 400 ms is the second half of a double press.
    await expect
      .poll(async () => {
        await userEvent.keyboard('{Enter}')
        return page.getByText('Saved as Ana').query()
      })
      .not.toBeNull()
    await expect.element(name).not.toBeInTheDocument()
    expect(document.activeElement?.textContent).toMatch(/Ana saved/)
    expect(route()?.view).toBe('Send')
    await expect.element(to).toHaveValue(receiver)
    await expect.element(amount).toHaveValue('0.25')
  })

  it('Enter in a field sends nobody anywhere', async () => {
    const { route } = await show()
    await amount.fill('0.25')
    await to.fill(receiver)
    await expect.element(button('Review')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    expect(route()?.view).toBe('Send')
  })

  it('says why the network refused to check, and stays', async () => {
    const { route } = await show({
      capabilities: {
        prepareSend: async () => {
          throw new KitError('RPC_UNAVAILABLE', { networkId: 'eip155:31337' })
        },
      },
    })
    await amount.fill('0.25')
    await to.fill(receiver)
    await button('Review').click()
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent(/The network couldn’t be reached/)
    expect(route()?.view).toBe('Send')
    await expect.element(amount).toHaveValue('0.25')
  })

  it('without balances: says why, asks again by itself, and by one press', async () => {
    let isDown = true
    let asked = 0
    const { clock } = await show({
      capabilities: {
        async getTokens() {
          asked += 1
          if (isDown)
            throw new KitError('RPC_UNAVAILABLE', { networkId: 'eip155:31337' })
          return []
        },
      },
    })
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent(/could not be reached/)
    const before = asked
    await clock.advance(30_000)
    await expect.poll(() => asked).toBe(before + 1)
    // By itself only a minute later.
    await clock.advance(30_000)
    isDown = false
    await button('Reload balances').click()
    await expect.element(button('Choose a token').last()).toBeVisible()
  })

  it('too little for the fee: says so, with two ways on', async () => {
    const { route } = await show()
    await amount.fill('1.204')
    await to.fill(receiver)
    await button('Review').click()
    await expect.element(button('Not enough ETH for the fee')).toBeVisible()
    await button('Use another wallet').click()
    expect(route()?.view).toBe('ProfileWallets')
  })

  it('[R5.13] elsewhere than on EVM and Solana: Unsupported chain', async () => {
    await show({ namespace: 'bip122' })
    await expect.element(page.getByText('Unsupported chain')).toBeVisible()
    await expect.element(button('Choose a network')).toBeVisible()
  })

  it('on a network that is not configured: says so', async () => {
    await show({ networkId: 'eip155:1' })
    await expect.element(page.getByText('Chain is not supported')).toBeVisible()
  })

  it('without a wallet: offers to connect one', async () => {
    const { route } = await show({ isConnected: false })
    await button('Connect wallet').click()
    expect(route()?.view).toBe('Connect')
  })

  it('shows an address from its beginning in Arabic', async () => {
    await show({ view: { locale: 'ar' } })
    await expect.element(page.getByText('أدخل مبلغًا')).toBeVisible()
    const field = page.getByRole('textbox').nth(1)
    await expect.element(field).toHaveStyle({ direction: 'rtl' })
    await field.fill(receiver)
    await expect.element(field).toHaveStyle({ direction: 'ltr' })
  })

  it('is all Arabic, with amounts and addresses left to right', async () => {
    const { element } = await show({ view: { locale: 'ar' } })
    await expect.element(page.getByText('أدخل مبلغًا')).toBeVisible()
    await expect
      .element(page.getByRole('textbox').first())
      .toHaveAttribute('dir', 'ltr')
    expect(element.textContent).not.toMatch(/Enter|Amount|From/)
  })

  it.each(['dark', 'light'] as const)(
    'axe agrees, %s, 320 px',
    async (theme) => {
      const { element } = await show({ view: { theme, width: 320 } })
      await amount.fill('0.25')
      await to.fill(receiver)
      await expect.element(button('Review')).toBeVisible()
      await expectAccessible(element)
      const place = element.firstElementChild
      expect(place?.scrollWidth).toBe(320)
    },
  )
})
