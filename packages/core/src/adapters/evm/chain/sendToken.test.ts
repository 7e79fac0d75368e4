import { describe, expect, it } from 'vitest'
import { defineNetwork } from '../../../entities/network/network.js'
import type { SendTrace } from '../../../entities/transfer/transaction.js'
import type { SendRequest } from '../../../entities/transfer/transfer.js'
import { isKitError } from '../../../errors/KitError.js'
import { createRpcClient } from '../../../jsonRpc/createRpcClient.js'
import { createTestEnvironment } from '../../../testing/createTestEnvironment.js'
import { mockEvmWallet } from '../../../testing/evm/mockEvmWallet.js'
import { createFakeClock } from '../../../testing/fakeClock.js'
import { injectedConnector } from '../injectedConnector.js'
import { encodeTransfer } from './abi/erc20.js'
import { buildTransfer } from './buildTransfer.js'
import { readTransfer } from './readTransfer.js'
import { sendToken } from './sendToken.js'

const from = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const contract = '0x0A867CA0442383c2A89951244B955AA19b615b58'

const network = defineNetwork({
  id: 31337,
  chainNamespace: 'eip155',
  name: 'Local',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [] } },
})

const ether: SendRequest = {
  namespace: 'eip155',
  networkId: 'eip155:31337',
  from,
  to,
  token: { type: 'native', symbol: 'ETH', decimals: 18 },
  amount: 250_000_000_000_000_000n,
}

const dollars: SendRequest = {
  ...ether,
  token: { type: 'token', address: contract, symbol: 'HUSD', decimals: 6 },
  amount: 12_500_000n,
}

function setUp() {
  const clock = createFakeClock()
  const wallet = mockEvmWallet({
    accounts: [from],
    chainId: 31337,
    isGranted: true,
    clock,
  })
  const connector = injectedConnector({
    provider: wallet.provider,
    clock,
    info: {
      id: 'io.kite',
      storageId: 'io.kite',
      name: 'Kite',
      type: 'ANNOUNCED',
      namespaces: ['eip155'],
    },
  })
  const controller = new AbortController()
  const asked: SendTrace[] = []
  const client = createRpcClient(createTestEnvironment({ clock }), network, {
    proof: undefined,
  })
  const send = (request: SendRequest) =>
    sendToken(client, clock, {
      network,
      connector,
      request,
      onAsk: (trace) => asked.push(trace),
      onSigned: () => true,
      signal: controller.signal,
    })
  const sent = () =>
    wallet.calls
      .filter(({ method }) => method === 'eth_sendTransaction')
      .map(({ params }) => params)
  return { asked, clock, connector, controller, send, sent, wallet }
}

async function codeOf(promise: Promise<unknown>): Promise<unknown> {
  try {
    return await promise
  } catch (error) {
    return isKitError(error) ? error.code : error
  }
}

describe('handing a transfer to the wallet', () => {
  it('[R1.10] sends ether: 0.25 with 18 decimals, to the wei', async () => {
    const { send, sent } = setUp()
    const { hash } = await send(ether)
    expect(hash).toMatch(/^0x[0-9a-f]{64}$/)
    expect(sent()).toEqual([
      [{ from, to, value: '0x3782dace9d90000', data: '0x', chainId: '0x7a69' }],
    ])
  })

  it('[R1.10] sends a token: 12.5 with 6 decimals, to its contract', async () => {
    const { send, sent } = setUp()
    await send(dollars)
    expect(sent()).toEqual([
      [
        {
          from,
          to: contract,
          value: '0x0',
          data: encodeTransfer(to, 12_500_000n),
          chainId: '0x7a69',
        },
      ],
    ])
  })

  it('asks the wallet for its network and accounts right before', async () => {
    const { send, wallet } = setUp()
    await send(ether)
    expect(wallet.calls.map(({ method }) => method)).toEqual([
      'eth_accounts',
      'eth_chainId',
      'eth_sendTransaction',
    ])
  })
})

describe('sending nothing when anything is not as it was shown', () => {
  it('the wallet is on another network', async () => {
    const { send, sent, wallet } = setUp()
    wallet.setChainId(1)
    expect(await codeOf(send(ether))).toBe('REVIEW_CHANGED')
    expect(sent()).toEqual([])
  })

  it('the wallet grants another account', async () => {
    const { send, sent, wallet } = setUp()
    wallet.setAccounts([to])
    expect(await codeOf(send(ether))).toBe('REVIEW_CHANGED')
    expect(sent()).toEqual([])
  })

  it('the wallet is locked', async () => {
    const { send, sent, wallet } = setUp()
    wallet.lock()
    expect(await codeOf(send(ether))).toBe('WALLET_UNAUTHORIZED')
    expect(sent()).toEqual([])
  })

  it('the network is not the one of the review', async () => {
    const { send, sent } = setUp()
    const request = { ...ether, networkId: 'eip155:1' } as const
    expect(await codeOf(send(request))).toBe('REVIEW_CHANGED')
    expect(sent()).toEqual([])
  })

  it.each([
    [
      'a receiver with a wrong checksum',
      { to: `${to.slice(0, -1)}c` },
      'INVALID_ADDRESS',
    ],
    ['a sender that is none', { from: '0x12' }, 'INVALID_ADDRESS'],
    ['a negative amount', { amount: -1n }, 'INVALID_AMOUNT'],
    [
      'an amount that no token can have',
      { amount: 2n ** 256n },
      'INVALID_AMOUNT',
    ],
    [
      'a contract that is none',
      { token: { ...dollars.token, address: 'x' } },
      'TOKEN_ADDRESS_REQUIRED',
    ],
  ])('%s', async (_name, change, code) => {
    const { send, sent } = setUp()
    const request = { ...dollars, ...change } as SendRequest
    expect(await codeOf(send(request))).toBe(code)
    expect(sent()).toEqual([])
  })

  it('the signal was aborted before the wallet was asked', async () => {
    const { clock, controller, send, sent, wallet } = setUp()
    wallet.next('eth_chainId').delay(1_000)
    const sending = codeOf(send(ether))
    controller.abort()
    await clock.advance(2_000)
    expect(await sending).toBe('CANCELLED')
    expect(sent()).toEqual([])
  })
})

describe('what the wallet answers', () => {
  it('[R8.30] a refusal stays one', async () => {
    const { send, wallet } = setUp()
    wallet.next('eth_sendTransaction').reject(4001)
    expect(await codeOf(send(ether))).toBe('USER_REJECTED')
  })

  it.each([
    [
      'insufficient funds for gas * price + value',
      'INSUFFICIENT_FUNDS_FOR_FEE',
    ],
    ['insufficient funds for transfer', 'INSUFFICIENT_FUNDS'],
    ['ERC20: transfer amount exceeds balance', 'INSUFFICIENT_FUNDS'],
    ['nonce too low', 'NONCE_CONFLICT'],
    ['replacement transaction underpriced', 'NONCE_CONFLICT'],
    ['anything else', 'WALLET_ERROR'],
  ])('F-11 the reason of a node is named (%s)', async (message, code) => {
    const { send, wallet } = setUp()
    wallet.next('eth_sendTransaction').throw({
      code: -32603,
      message: 'Internal JSON-RPC error.',
      data: { code: -32000, message },
    })
    expect(await codeOf(send(ether))).toBe(code)
  })

  it('a hash that is none is refused', async () => {
    for (const answer of ['0x', '0x12', null, `0x${'g'.repeat(64)}`]) {
      const { send, wallet } = setUp()
      wallet.next('eth_sendTransaction').answer(answer)
      expect(await codeOf(send(ether))).toBe('WALLET_ANSWER_INVALID')
    }
  })

  it('F-14 a hash that comes after the end is not lost', async () => {
    const { clock, controller, send, sent, wallet } = setUp()
    wallet.next('eth_sendTransaction').delay(400_000)
    const sending = send(ether)
    await clock.advance(1_000)
    expect(sent()).toHaveLength(1)
    controller.abort()
    await clock.advance(400_000)
    expect((await sending).hash).toMatch(/^0x/)
  })
})

describe('reading a transaction back', () => {
  it('tells what it does, whoever wrote it', () => {
    expect(readTransfer(buildTransfer(ether))).toEqual({
      tokenAddress: undefined,
      to,
      amount: ether.amount,
    })
    expect(readTransfer(buildTransfer(dollars))).toEqual({
      tokenAddress: contract,
      to,
      amount: dollars.amount,
    })
  })

  it('knows nothing but transfers', () => {
    const transfer = buildTransfer(dollars)
    expect(readTransfer({ ...transfer, value: '0x1' })).toBeUndefined()
    expect(
      readTransfer({ ...transfer, data: `${transfer.data}00` }),
    ).toBeUndefined()
  })
})
