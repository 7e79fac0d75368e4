import {
  connect,
  connectEmail,
  getProvider,
  navigate,
  openModal,
  selectConnected,
  submitOtp,
  type TransactionStatus,
} from '@hasp/core'
import { hostedWallet } from '@hasp/core/hostedWallet'
import { internals } from '@hasp/core/internal'
import { sentTransaction, trackedTransaction } from '@hasp/core/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { createTestHostedWallet } from '../../../../../core/src/testing/hostedWallet/createTestHostedWallet.js'
import { renderKit } from '../../../testing/renderKit.js'

const hash = `0x${'ab'.repeat(32)}`
const other = `0x${'cd'.repeat(32)}`

let rendered: ReturnType<typeof renderKit> | undefined
afterEach(() => rendered?.unmount())

function show(parameters?: Parameters<typeof renderKit>[0]) {
  rendered = renderKit(parameters)
  const { kit } = rendered
  kit[internals].stores.transactions.setState({
    transactions: [sentTransaction({ intentId: 'one', hash })],
  })
  return {
    ...rendered,
    emit: (status: TransactionStatus) =>
      kit[internals].events.emit('TRANSACTION_STATUS', {
        intentId: 'one',
        hash,
        status,
      }),
  }
}

describe('notifications of transactions', () => {
  it('tells how it ended after the modal was closed, and only then', async () => {
    const { kit, emit } = show()
    emit('included')
    expect(kit.stores.snackbar.getState().open).toBe(false)
    emit('final')
    await expect.element(page.getByText('0.25 ETH sent')).toBeVisible()
  })

  it('says the amount as the language writes it', async () => {
    const { emit } = show({ locale: 'de' })
    emit('final')
    await expect.element(page.getByText('0,25 ETH sent')).toBeVisible()
  })

  it.each(['reverted', 'dropped', 'notSent'] as const)(
    'tells of one that was %s',
    async (status) => {
      const { emit } = show()
      emit(status)
      await expect
        .element(page.getByRole('alert'))
        .toHaveTextContent('0.25 ETH wasn’t sent.')
    },
  )

  it('does not call a transfer failed that the wallet replaced', async () => {
    const { emit } = show()
    emit('replaced')
    await expect
      .element(page.getByText('0.25 ETH was replaced in your wallet.'))
      .toBeVisible()
  })

  it.each([
    ['final', 'Done: \u2068Deposit\u2069'],
    ['reverted', 'Failed: \u2068Deposit\u2069'],
    ['dropped', 'Failed: \u2068Deposit\u2069'],
    ['replaced', '\u2068Deposit\u2069 was replaced in your wallet.'],
  ] as const)('tells of what the site told of: %s', async (status, text) => {
    const { emit, kit } = show()
    const { transactions } = kit[internals].stores
    transactions.setState({
      transactions: [trackedTransaction({ intentId: 'one', label: 'Deposit' })],
    })
    emit(status)
    await expect.element(page.getByText(text)).toBeVisible()
  })

  it('is silent while the visitor looks at that transaction', async () => {
    const { kit, emit } = show()
    const shown: string[] = []
    kit.stores.snackbar.subscribe(({ message, open }) => {
      if (open) shown.push(message)
    })
    openModal(kit)
    const review = {
      intentId: 'one',
      namespace: 'eip155',
      networkId: 'eip155:31337',
      connectorId: 'io.kite',
      from: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
      to: '0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B',
      token: { type: 'native', symbol: 'ETH', decimals: 18 },
      amount: 1n,
      arriving: 1n,
      fee: 1n,
      accountRent: 0n,
      balanceAfter: 1n,
      cautions: [],
    } as const
    navigate(kit, {
      type: 'push',
      route: { view: 'SendConfirmed', parameters: { review } },
    })
    emit('final')
    // The next one is shown, and only that.
    kit[internals].stores.transactions.setState(({ transactions }) => ({
      transactions: transactions.flatMap((one) => [
        one,
        {
          ...one,
          intentId: 'other',
          hash: other,
          amount: 7n,
          decimals: 0,
          symbol: 'USDQ',
        },
      ]),
    }))
    kit[internals].events.emit('TRANSACTION_STATUS', {
      intentId: 'other',
      hash: other,
      status: 'final',
    })
    await expect.element(page.getByText('7 USDQ sent')).toBeVisible()
    expect(shown).toEqual(['7 USDQ sent'])
  })
})

describe('a request that the hosted wallet never carries out', () => {
  it('[R8.4] is told of in a few words, and the request alone fails', async () => {
    const hosted = createTestHostedWallet()
    const { kit } = show({
      options: {
        connectors: [
          hostedWallet({
            origin: 'https://wallet.example',
            client: hosted.client,
          }),
        ],
      },
    })
    await connectEmail(kit, { email: 'ada@tide.example' })
    await submitOtp(kit, { otp: '018265' })
    const provider = getProvider(kit, { namespace: 'eip155' }) as {
      request(request: { method: string }): Promise<unknown>
    }
    await expect(provider.request({ method: 'eth_sign' })).rejects.toThrow(
      'Requested RPC call is not allowed',
    )
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Action not allowed')
    await expect(provider.request({ method: 'eth_chainId' })).resolves.toBe(
      '0x7a69',
    )
  })
})

describe('a wallet that leaves by itself', () => {
  it('closes the modal, is told of, and one press asks it anew', async () => {
    const { kit, kite } = show()
    await connect(kit, { connectorId: 'io.kite' })
    openModal(kit)
    await expect.element(page.getByRole('dialog')).toBeVisible()
    kite.emit({ type: 'disconnected' })
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(page.getByText(/Kite.? disconnected/)).toBeVisible()
    await page.getByRole('button', { name: 'Reconnect' }).click()
    await expect
      .poll(
        () => selectConnected(kit.stores.connections.getState(), 'eip155')?.id,
      )
      .toBe('eip155/io.kite')
    expect(kite.calls.filter((call) => call === 'connect')).toHaveLength(2)
  })
})
