import { describe, expect, it } from 'vitest'
import { assertReceiver, assertSendable } from './sendValidation.js'

const draft = { amount: '0.25', receiver: '0xab', tokenAddress: '0xcd' }
const request = {
  namespace: 'eip155',
  canSend: true,
  draft,
  asset: 'native',
} as const

describe('assertSendable', () => {
  it('[R5.11] accepts an amount and a receiver', () => {
    expect(() => assertSendable(request)).not.toThrow()
  })

  it.each([
    ['no amount', { amount: '' }],
    ['a blank amount', { amount: '  ' }],
    ['an amount of zero', { amount: '0.00' }],
    ['no receiver', { receiver: '' }],
    ['a blank receiver', { receiver: ' ' }],
  ])('[R5.11] refuses %s', (_, change) => {
    expect(() =>
      assertSendable({ ...request, draft: { ...draft, ...change } }),
    ).toThrow(expect.objectContaining({ code: 'AMOUNT_AND_RECEIVER_REQUIRED' }))
  })

  it('[R5.12] refuses an ERC20 token without its address', () => {
    const asset = 'token'
    expect(() => assertSendable({ ...request, asset })).not.toThrow()
    for (const tokenAddress of [undefined, '', ' '])
      expect(() =>
        assertSendable({
          ...request,
          asset,
          draft: { ...draft, tokenAddress },
        }),
      ).toThrow(expect.objectContaining({ code: 'TOKEN_ADDRESS_REQUIRED' }))
  })

  it('[R5.13] [R8.27] refuses a namespace whose adapter does not send', () => {
    const bitcoin = { ...request, namespace: 'bip122', canSend: false } as const
    expect(() => assertSendable(bitcoin)).toThrow(
      expect.objectContaining({
        code: 'UNSUPPORTED_CHAIN',
        message: 'Unsupported chain',
      }),
    )
  })
})

describe('assertReceiver', () => {
  const token = '0x6D8da4B12D658a36909ec1C75F81E54B8DB4eBf9'
  const mint = 'HimkK3683VhVG9RVaCdNv6nb8uFDqaMEhAwNggj4omHv'

  it.each([
    ['eip155', token, token],
    ['eip155', token.toLowerCase(), ` ${token} `],
    ['solana', mint, mint],
  ] as const)(
    'refuses a token for itself (%s %s)',
    (namespace, receiver, tokenAddress) => {
      const check = () => assertReceiver({ namespace, receiver, tokenAddress })
      expect(check).toThrow(
        expect.objectContaining({ code: 'TRANSFER_IMPOSSIBLE' }),
      )
    },
  )

  it.each([
    ['eip155', token, undefined],
    ['eip155', token, token.replace('6D', '6E')],
    ['solana', mint, mint.toLowerCase()],
  ] as const)(
    'lets others pass (%s %s)',
    (namespace, receiver, tokenAddress) => {
      expect(() =>
        assertReceiver({ namespace, receiver, tokenAddress }),
      ).not.toThrow()
    },
  )
})
