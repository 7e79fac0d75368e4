import {
  decodeFunctionData,
  encodeFunctionResult,
  type Hex,
  multicall3Abi,
} from 'viem'
import { describe, expect, it } from 'vitest'
import { defineNetwork } from '../../../entities/network/network.js'
import type { SendRequest } from '../../../entities/transfer/transfer.js'
import { isKitError } from '../../../errors/KitError.js'
import { codeOf } from '../../../testing/codeOf.js'
import { createTestEnvironment } from '../../../testing/createTestEnvironment.js'
import { createFakeClock } from '../../../testing/fakeClock.js'
import { fakeNode } from '../../../testing/fakeNode.js'
import { createEvmChain } from './createEvmChain.js'

const from = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const multicall = '0xcA11bde05977b3631167028862bE2a173976CA11'
const [one, two] = [`0x${'11'.repeat(20)}`, `0x${'22'.repeat(20)}`]
const word = (value: bigint) => `0x${value.toString(16).padStart(64, '0')}`

const ignore = () => undefined
const hex = (words: string) => Buffer.from(words).toString('hex')
const text = (words: string) =>
  `0x${[32n, BigInt(words.length)].map((one) => word(one).slice(2)).join('')}${hex(words)}`

type Replies = { readonly [method: string]: unknown }

const [nodeUrl, secondUrl] = ['https://node.example/', 'https://two.example/']

function setUp(replies: Replies, contracts = {}, second?: Replies) {
  const clock = createFakeClock()
  const node = fakeNode(({ method, params, url }) => {
    const reply = ((url === secondUrl && second) || replies)[method]
    const result = typeof reply === 'function' ? reply(params) : reply
    return result === undefined
      ? { error: { code: -32601, message: 'not found' } }
      : (result as { result: unknown })
  })
  const network = defineNetwork({
    id: 31337,
    chainNamespace: 'eip155',
    name: 'Local',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: {
      default: { http: second ? [nodeUrl, secondUrl] : [nodeUrl] },
    },
    tokens: [
      { address: one, symbol: 'ONE', name: 'One', decimals: 6 },
      { address: two, symbol: 'TWO', name: 'Two', decimals: 0 },
    ],
    contracts,
  })
  const chain = createEvmChain(
    createTestEnvironment({ clock, fetch: node.fetch }),
  )
  const { signal } = new AbortController()
  const methods = () => node.calls.map(({ method }) => method)
  return { chain, clock, methods, network, node, signal }
}

describe('balances', () => {
  const native = { result: '0x1bc16d674ec80001' }

  it('[R1.16] native first, then the tokens, all exact', async () => {
    const { chain, network, signal } = setUp({
      eth_getBalance: native,
      eth_call: ([call]: [{ to: string }]) => ({
        result: word(call.to === one ? 12_500_001n : 2n ** 255n),
      }),
    })
    const tokens = await chain.getTokens({ network, address: from, signal })
    expect(tokens).toEqual([
      {
        symbol: 'ETH',
        name: 'Ether',
        balance: { value: 2_000_000_000_000_000_001n, decimals: 18 },
      },
      {
        address: one,
        symbol: 'ONE',
        name: 'One',
        balance: { value: 12_500_001n, decimals: 6 },
      },
      {
        address: two,
        symbol: 'TWO',
        name: 'Two',
        balance: { value: 2n ** 255n, decimals: 0 },
      },
    ])
  })

  it('leaves out a token that fails, and shows the rest', async () => {
    for (const bad of [
      { error: { code: 3, message: 'execution reverted' } },
      { result: '0x' },
      { result: '0x12' },
    ]) {
      const { chain, network, signal } = setUp({
        eth_getBalance: native,
        eth_call: ([call]: [{ to: string }]) =>
          call.to === one ? bad : { result: word(7n) },
      })
      const tokens = await chain.getTokens({ network, address: from, signal })
      expect(tokens.map(({ symbol }) => symbol)).toEqual(['ETH', 'TWO'])
    }
  })

  const aggregated = ([call]: [{ data: Hex; to: string }]) => {
    const { args } = decodeFunctionData({ abi: multicall3Abi, data: call.data })
    const calls = args?.[0] as readonly { readonly target: string }[]
    return {
      result: encodeFunctionResult({
        abi: multicall3Abi,
        functionName: 'aggregate3',
        result: calls.map(({ target }) => ({
          success: true,
          returnData: word(target === multicall ? 3n : 7n) as Hex,
        })),
      }),
    }
  }

  it('asks Multicall3 for the currency and all tokens in one call', async () => {
    const { chain, methods, network, signal } = setUp(
      { eth_call: aggregated },
      { multicall3: { address: multicall } },
    )
    const tokens = await chain.getTokens({ network, address: from, signal })
    expect(tokens.map(({ balance }) => balance.value)).toEqual([3n, 7n, 7n])
    expect(methods().filter((one) => one !== 'eth_chainId')).toEqual([
      'eth_call',
    ])
  })

  it('asks for every further hundred contracts once, and never for the currency alone', async () => {
    const { chain, methods, network, signal } = setUp(
      { eth_call: aggregated },
      { multicall3: { address: multicall } },
    )
    const contracts = Array.from({ length: 200 }, (_, index) =>
      word(BigInt(index + 1_000)).replace(/^0x0{24}/, '0x'),
    )
    const asked = { network, address: from, signal, contracts }
    const tokens = await chain.getTokens(asked)
    expect(tokens.map(({ balance }) => balance.value)).toEqual([
      3n,
      ...Array(202).fill(7n),
    ])
    expect(new Set(tokens.map(({ address }) => address)).size).toBe(203)
    expect(methods().filter((one) => one === 'eth_call')).toHaveLength(2)
  })

  it('asks each token when Multicall3 is of no use', async () => {
    const { chain, methods, network, signal } = setUp(
      {
        eth_getBalance: native,
        eth_call: ([call]: [{ to: string }]) => ({
          result: call.to === multicall ? '0x' : word(1n),
        }),
      },
      { multicall3: { address: multicall } },
    )
    const tokens = await chain.getTokens({ network, address: from, signal })
    expect(tokens).toHaveLength(3)
    expect(methods().filter((method) => method === 'eth_call')).toHaveLength(3)
  })

  it.each([
    ['a text', text('Hasp Find'), 'Hasp Find'],
    ['bytes32', `0x${hex('MKR').padEnd(64, '0')}`, 'MKR'],
    ['a book', text('x'.repeat(10_000)), 'x'.repeat(12)],
    ['nothing', '0x', `${two.slice(0, 6)}…2222`],
    [
      'a length that lies',
      `0x${'20'.padStart(64, '0')}${'f'.repeat(64)}`,
      `${two.slice(0, 6)}…2222`,
    ],
  ])(
    'a contract that says %s has a symbol that can be shown',
    async (_what, said, symbol) => {
      const { chain, network, signal } = setUp({
        eth_getBalance: native,
        eth_call: ([call]: [{ data: string }]) => ({
          result: call.data.startsWith('0x70a08231')
            ? word(7n)
            : call.data === '0x313ce567'
              ? word(8n)
              : said,
        }),
      })
      const tokens = await chain.getTokens({
        network: { ...network, tokens: [] },
        address: from,
        signal,
        contracts: [two],
      })
      expect(tokens[1]).toMatchObject({
        address: two,
        symbol: symbol.slice(0, 12),
        balance: { value: 7n, decimals: 8 },
      })
    },
  )

  it('a contract without decimals, or with 78, is no token', async () => {
    for (const decimals of ['0x', word(78n)]) {
      const { chain, network, signal } = setUp({
        eth_getBalance: native,
        eth_call: ([call]: [{ data: string }]) => ({
          result: call.data === '0x313ce567' ? decimals : word(7n),
        }),
      })
      const tokens = await chain.getTokens({
        network: { ...network, tokens: [] },
        address: from,
        signal,
        contracts: [two],
      })
      expect(tokens).toHaveLength(1)
    }
  })

  it.each([
    ['Multicall3', { multicall3: { address: multicall } }],
    ['no Multicall3', {}],
  ])(
    'F-09 are of nodes that proved their chain, where that is asked for: with %s',
    async (_what, contracts) => {
      const { chain, network, node, signal } = setUp(
        { eth_chainId: { result: '0x1' }, eth_getBalance: native },
        contracts,
        {
          eth_chainId: { result: '0x7a69' },
          eth_getBalance: { result: '0x3' },
          eth_call: ([call]: [{ data: Hex; to: string }]) =>
            call.to === multicall ? aggregated([call]) : { result: word(7n) },
        },
      )
      const about = { network, address: from, signal, isChainAsserted: true }
      const tokens = await chain.getTokens(about)
      expect(tokens.map(({ balance }) => balance.value)).toEqual([3n, 7n, 7n])
      expect(await chain.getBalance(about)).toMatchObject({ value: 3n })
      const wrong = node.calls.filter(({ url }) => url === nodeUrl)
      expect(wrong.map(({ method }) => method)).toEqual(['eth_chainId'])
    },
  )

  it('ask no node for its chain otherwise', async () => {
    const { chain, methods, network, signal } = setUp({
      eth_getBalance: native,
      eth_call: { result: word(1n) },
    })
    await chain.getTokens({ network, address: from, signal })
    expect(methods()).toEqual(['eth_getBalance', 'eth_call', 'eth_call'])
  })

  it('fails when the native balance cannot be read', async () => {
    const { chain, network, signal } = setUp({
      eth_call: () => ({ result: word(1n) }),
    })
    const reading = chain.getTokens({ network, address: from, signal })
    await expect(reading).rejects.toMatchObject({ code: 'RPC_ERROR' })
  })
})

describe('preparing a transfer', () => {
  const request: SendRequest = {
    namespace: 'eip155',
    networkId: 'eip155:31337',
    from,
    to,
    token: { type: 'native', symbol: 'ETH', decimals: 18 },
    amount: 1n,
  }
  const usual: Replies = {
    eth_chainId: { result: '0x7a69' },
    eth_estimateGas: { result: '0x5208' },
    eth_getCode: { result: '0x' },
    eth_maxPriorityFeePerGas: { result: '0x5' },
    eth_feeHistory: {
      result: { baseFeePerGas: ['0x1', '0x64'], reward: [['0x3']] },
    },
  }

  it('takes twice the next base fee and the tip for the most', async () => {
    const { chain, network, signal } = setUp(usual)
    expect(await chain.prepareSend({ network, request, signal })).toEqual({
      fee: 21_000n * 205n,
      isContract: false,
      cautions: [],
    })
  })

  it('takes what others paid when the node names no tip', async () => {
    const { chain, network, signal } = setUp({
      ...usual,
      eth_maxPriorityFeePerGas: undefined,
    })
    const { fee } = await chain.prepareSend({ network, request, signal })
    expect(fee).toBe(21_000n * 203n)
  })

  it('takes the gas price and a fifth where there is no base fee', async () => {
    const { chain, network, signal } = setUp({
      ...usual,
      eth_maxPriorityFeePerGas: undefined,
      eth_feeHistory: undefined,
      eth_gasPrice: { result: '0x64' },
    })
    const { fee } = await chain.prepareSend({ network, request, signal })
    expect(fee).toBe(21_000n * 120n)
  })

  it('adds a fifth to gas that is only an estimate', async () => {
    const { chain, network, signal } = setUp({
      ...usual,
      eth_estimateGas: { result: '0xc350' },
    })
    const { fee } = await chain.prepareSend({ network, request, signal })
    expect(fee).toBe(60_000n * 205n)
  })

  it('knows a contract from an account that only delegates to one', async () => {
    const code = (result: string) => ({ ...usual, eth_getCode: { result } })
    const contract = setUp(code('0x6080'))
    expect(
      await contract.chain.prepareSend({ ...contract, request }),
    ).toMatchObject({ isContract: true })
    const delegating = setUp(code(`0xef0100${'12'.repeat(20)}`))
    expect(
      await delegating.chain.prepareSend({ ...delegating, request }),
    ).toMatchObject({ isContract: false })
  })

  it('names the fee even when the amount cannot be paid', async () => {
    const { chain, network, signal } = setUp({
      ...usual,
      eth_estimateGas: ([call]: [{ value: string }]) =>
        call.value === '0x0'
          ? { result: '0x5208' }
          : { error: { code: -32000, message: 'insufficient funds' } },
    })
    const { fee } = await chain.prepareSend({ network, request, signal })
    expect(fee).toBe(21_000n * 205n)
  })

  it('F-09 asks nothing of a node of another chain', async () => {
    const { chain, methods, network, signal } = setUp({
      ...usual,
      eth_chainId: { result: '0x1' },
    })
    const preparing = chain.prepareSend({ network, request, signal })
    const error: unknown = await preparing.catch((thrown: unknown) => thrown)
    expect(isKitError(error, 'RPC_WRONG_CHAIN')).toBe(true)
    expect(methods()).toEqual(['eth_chainId'])
  })

  describe('of a token', () => {
    const token = { type: 'token', address: one, symbol: 'ONE', decimals: 6 }
    const ofToken = { ...request, token } as SendRequest
    const answering = (answer: unknown) => {
      const setup = setUp({ ...usual, eth_call: answer })
      const prepared = setup.chain.prepareSend({ ...setup, request: ofToken })
      return { ...setup, prepared }
    }
    const reverting = (message: string) => ({ error: { code: 3, message } })

    it.each([
      ['false', word(0n)],
      ['false and more', `${word(0n)}01`],
      ['less than a word of nothing', '0x00'],
    ])('is told when its contract answers %s', async (_what, result) => {
      expect(await answering({ result }).prepared).toMatchObject({
        cautions: [{ type: 'answersFalse' }],
      })
    })

    it.each([
      ['true', word(1n)],
      ['nothing, as the first tokens do', '0x'],
      ['something of its own', word(2n ** 255n)],
    ])('is fine when its contract answers %s', async (_what, result) => {
      expect(await answering({ result }).prepared).toMatchObject({
        fee: 21_000n * 205n,
        cautions: [],
      })
    })

    it('is tried out as it would be sent, beside the estimate', async () => {
      const { node, prepared } = answering({ result: word(1n) })
      await prepared
      const paramsOf = (name: string) =>
        node.calls.flatMap(({ method, params }) =>
          method === name ? [params] : [],
        )
      const [[transfer = undefined] = []] = paramsOf('eth_estimateGas')
      expect(transfer).toMatchObject({ from, to: one, value: '0x0' })
      expect(paramsOf('eth_call')).toEqual([[transfer, 'latest']])
    })

    it('waits for no estimate to be tried out', async () => {
      const setup = setUp({ ...usual, eth_estimateGas: 'hang' })
      void setup.chain.prepareSend({ ...setup, request: ofToken }).catch(ignore)
      await setup.clock.settle()
      expect(setup.methods()).toContain('eth_call')
    })

    it.each([
      ['execution reverted', 'RPC_ERROR'],
      [
        'execution reverted: ERC20: transfer amount exceeds balance',
        'INSUFFICIENT_FUNDS',
      ],
    ])(
      'that fails is told as the estimate tells it: %s',
      async (message, code) => {
        const eth_call = { result: word(1n) }
        const replies = [
          { ...usual, eth_call: reverting(message) },
          { ...usual, eth_estimateGas: reverting(message), eth_call },
        ]
        for (const reply of replies) {
          const setup = setUp(reply)
          const preparing = setup.chain.prepareSend({
            ...setup,
            request: ofToken,
          })
          expect(await codeOf(preparing)).toBe(code)
        }
      },
    )

    it('fails where a node answers with no bytes', async () => {
      const { clock, prepared } = answering({ result: 'false' })
      const code = codeOf(prepared)
      await clock.advance(5_000)
      expect(await code).toBe('RPC_ANSWER_INVALID')
    })

    it('F-09 is not tried out by a node of another chain', async () => {
      const setup = setUp(
        { ...usual, eth_chainId: { result: '0x1' } },
        {},
        { ...usual, eth_call: { result: word(1n) } },
      )
      await setup.chain.prepareSend({ ...setup, request: ofToken })
      const asked = setup.node.calls.filter(({ url }) => url === nodeUrl)
      expect(asked.map(({ method }) => method)).toEqual(['eth_chainId'])
    })
  })

  it('tries nothing out of the native currency', async () => {
    const setup = setUp(usual)
    await setup.chain.prepareSend({ ...setup, request })
    expect(setup.methods()).not.toContain('eth_call')
  })
})
