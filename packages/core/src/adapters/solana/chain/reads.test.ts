import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Network } from '../../../entities/network/network.js'
import { formatAmount } from '../../../entities/transfer/amount.js'
import { codeOf } from '../../../testing/codeOf.js'
import { createTestEnvironment } from '../../../testing/createTestEnvironment.js'
import { createFakeClock } from '../../../testing/fakeClock.js'
import { fakeNode } from '../../../testing/fakeNode.js'
import { propertyRuns } from '../../../testing/propertyRuns.js'
import { solanaTestNetworks } from '../../../testing/solana/solanaTestNetworks.js'
import { parseBigJson } from '../rpc/parseBigJson.js'
import { createSolanaChain } from './createSolanaChain.js'
import { token2022Program, tokenProgram } from './tokenPrograms.js'

const address = '11111111111111111111111111111111'
const mints = ['1', '2', '3', '4'].map((digit) => digit.repeat(40))
const [first = '', second = '', third = '', fourth = ''] = mints

function entry(mint: string, amount: string, decimals: number) {
  const info = { mint, tokenAmount: { amount, decimals, uiAmount: null } }
  const data = { program: 'spl-token', parsed: { type: 'account', info } }
  return { pubkey: '5'.repeat(40), account: { data, lamports: 1 } }
}

function setUp(
  lists: { readonly [program: string]: unknown },
  lamports = '1500000000',
  changes: Partial<Network> = {},
) {
  const node = fakeNode(({ method, params }) => {
    const filter = params[1] as { readonly programId?: string }
    const value = lists[filter.programId ?? '']
    if (method !== 'getBalance')
      return value === undefined
        ? { error: { code: -32601, message: 'no' } }
        : { result: { context: {}, value } }
    return new Response(
      `{"jsonrpc":"2.0","id":null,"result":{"value":${lamports}}}`,
    )
  })
  const clock = createFakeClock()
  const { fetch } = node
  const chain = createSolanaChain(createTestEnvironment({ clock, fetch }))
  const network = { ...solanaTestNetworks[0], ...changes }
  const { signal } = new AbortController()
  const about = { network, address, signal }
  return {
    clock,
    balance: () => chain.getBalance(about),
    tokens: async () =>
      (await chain.getTokens(about)).map(({ balance, symbol }) => [
        symbol,
        formatAmount(balance.value, balance.decimals),
        `${balance.decimals}`,
      ]),
  }
}

describe('what an account of Solana holds', () => {
  it('[R1.6] [R9.34] is counted in lamports, to the last of them', async () => {
    expect(await setUp({}).balance()).toEqual({
      value: 1_500_000_000n,
      decimals: 9,
      symbol: 'SOL',
    })
    const many = await setUp({}, '18446744073709551615').balance()
    expect(many.value).toBe(18_446_744_073_709_551_615n)
  })

  it.each(['-1', '1.5', '18446744073709551616', '"x"', 'null', '[]'])(
    'is unknown when the node says %s',
    async (lamports) => {
      const { balance, clock } = setUp({}, lamports)
      const code = codeOf(balance())
      await clock.advance(5_000)
      expect(await code).toBe('RPC_ANSWER_INVALID')
    },
  )

  it('[R1.6] is of both token programs, with 0 to 18 decimals', async () => {
    const { tokens } = setUp({
      [tokenProgram]: [entry(first, '25', 0), entry(second, '1', 18)],
      [token2022Program]: [entry(third, '12500000', 6)],
    })
    expect(await tokens()).toEqual([
      ['SOL', '1.5', '9'],
      ['1111…1111', '25', '0'],
      ['2222…2222', '0.000000000000000001', '18'],
      ['3333…3333', '12.5', '6'],
    ])
  })

  it('is named by the configuration, and shown though it is nothing', async () => {
    const named = (mint: string, symbol: string) => ({
      address: mint,
      symbol,
      name: symbol,
      decimals: 6,
    })
    const { tokens } = setUp(
      {
        [tokenProgram]: [entry(first, '7', 0), entry(fourth, '0', 2)],
        [token2022Program]: [entry(third, '5', 1)],
      },
      '0',
      { tokens: [named(third, 'THREE'), named(second, 'TWO')] },
    )
    expect(await tokens()).toEqual([
      ['SOL', '0', '9'],
      ['THREE', '0.5', '1'],
      ['TWO', '0', '6'],
      ['1111…1111', '7', '0'],
    ])
  })

  it('is the sum of all accounts of a token', async () => {
    const { tokens } = setUp({
      [tokenProgram]: [entry(first, '2', 0), entry(first, '3', 0)],
      [token2022Program]: [],
    })
    expect((await tokens())[1]).toEqual(['1111…1111', '5', '0'])
  })

  it('is honestly missing where a node does not tell', async () => {
    const configured = { symbol: 'TWO', name: 'Two', decimals: 6 }
    const { tokens } = setUp(
      { [tokenProgram]: [entry(first, '7', 0), { junk: true }] },
      '0',
      { tokens: [{ address: second, ...configured }] },
    )
    expect(await tokens()).toEqual([
      ['SOL', '0', '9'],
      ['1111…1111', '7', '0'],
    ])
  })
})

describe('F-09 nodes of another chain', () => {
  const urls = ['https://wrong.example', 'https://right.example']
  const [network] = solanaTestNetworks
  const setUpNodes = () => {
    const node = fakeNode(({ method, url }) => {
      const isRight = url.includes('right')
      if (method === 'getGenesisHash')
        return { result: `${isRight ? network.id : '4uhcVJyU9pJkvQyS'}…` }
      const account = entry(first, isRight ? '7' : '700', isRight ? 0 : 9)
      const value = method === 'getBalance' ? (isRight ? 5 : 9) : [account]
      return { result: { value } }
    })
    const chain = createSolanaChain(
      createTestEnvironment({ clock: createFakeClock(), fetch: node.fetch }),
    )
    const about = {
      address,
      network: { ...network, rpcUrls: { default: { http: urls } } },
      signal: new AbortController().signal,
    }
    return { about, chain, node }
  }

  it('are not asked what is held, where a proof is asked for', async () => {
    const { about, chain, node } = setUpNodes()
    const tokens = await chain.getTokens({ ...about, isChainAsserted: true })
    expect(tokens.map(({ balance }) => balance)).toEqual([
      { value: 5n, decimals: 9 },
      { value: 14n, decimals: 0 },
    ])
    const wrong = node.calls.filter(({ url }) => url.includes('wrong'))
    expect(wrong.map(({ method }) => method)).toEqual(['getGenesisHash'])
  })

  it('no node has to prove its chain otherwise', async () => {
    const { about, chain, node } = setUpNodes()
    await chain.getTokens(about)
    const asked = node.calls.map(({ method }) => method)
    expect(asked).not.toContain('getGenesisHash')
  })
})

describe('JSON with large numbers', () => {
  it('keeps every digit, and every text as it is', () => {
    expect(
      parseBigJson(
        '{"a":12345678901234567890,"b":"12345678901234567890",' +
          '"c":"say \\"12345678901234567890\\"","d":[1,2.5,-3e2]}',
      ),
    ).toEqual({
      a: '12345678901234567890',
      b: '12345678901234567890',
      c: 'say "12345678901234567890"',
      d: [1, 2.5, -300],
    })
  })

  it('is ordinary JSON otherwise', () => {
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
        const text = JSON.stringify(value)
        fc.pre(!/\d{16}/.test(text))
        expect(parseBigJson(text)).toEqual(JSON.parse(text))
      }),
      propertyRuns(200),
    )
  })
})
