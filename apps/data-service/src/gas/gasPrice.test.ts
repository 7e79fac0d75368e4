import type { GasPriceReply } from '@hasp/protocol/data'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testAccounts } from '../../../../devstack/addresses.js'
import {
  startTestChain,
  type TestChain,
} from '../../../../devstack/testing/startTestChain.js'
import { sendTransaction } from '../testing/sendTransaction.js'
import {
  startTestService,
  type TestService,
} from '../testing/startTestService.js'
import { result, startUpstream } from '../testing/startUpstream.js'
import { estimateGasPrice } from './estimateGasPrice.js'

const [own, friend] = testAccounts
const path = (network: string) => `/v1/gas-price?network=${network}`

describe('a chain', () => {
  let chain: TestChain
  let service: TestService
  let now = Date.now()
  beforeAll(async () => {
    chain = await startTestChain({ chainId: 31337, multicall: false })
    service = await startTestService(chain.url, { now: () => now })
  })
  afterAll(async () => {
    await service?.stop()
    await chain?.stop()
  })
  const read = async () => {
    const response = await fetch(service.url + path('eip155:31337'))
    expect(response.status).toBe(200)
    return (await response.json()) as GasPriceReply
  }

  it('[R7.33] says what gas costs, out of what its own blocks paid', async () => {
    const tip = 3_000_000_000
    for (let block = 0; block < 20; block += 1)
      await sendTransaction(chain, {
        from: own,
        to: friend,
        value: '0x1',
        maxPriorityFeePerGas: `0x${tip.toString(16)}`,
        maxFeePerGas: `0x${(200_000_000_000).toString(16)}`,
      })
    const { baseFeePerGas } = (await chain.request('eth_feeHistory', [
      '0x1',
      'latest',
      [],
    ])) as { baseFeePerGas: string[] }
    const base = BigInt(baseFeePerGas.at(-1) ?? 0)
    const { fast, instant, networkId, standard } = await read()
    expect(networkId).toBe('eip155:31337')
    expect(BigInt(standard)).toBe(base + BigInt(tip))
    expect(BigInt(fast)).toBeGreaterThan(BigInt(standard))
    expect(BigInt(instant)).toBeGreaterThan(BigInt(fast))
  })

  it('[R7.33] says so where its node is gone: first what it knew, then nothing', async () => {
    const before = await read()
    await chain.stop()
    now += 60_000
    expect(await read()).toEqual({ ...before, isStale: true })
    now += 10 * 60_000
    const response = await fetch(service.url + path('eip155:31337'))
    expect(response.status).toBe(503)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it.each([
    ['eip155:1', 404, 'NETWORK_UNKNOWN'],
    ['solana:1', 400, 'QUERY_INVALID'],
    ['', 400, 'QUERY_INVALID'],
  ])('knows nothing of "%s"', async (network, status, code) => {
    const response = await fetch(service.url + path(network))
    expect(response.status).toBe(status)
    expect(await response.json()).toEqual({ status, code })
  })
})

it.each([
  ['no base fee', { baseFeePerGas: [], gasUsedRatio: [] }],
  ['more blocks than base fees', { gasUsedRatio: [1, 1, 1] }],
  ['a fee that is none', { baseFeePerGas: ['-0x1', '0x1'] }],
  ['a fee beyond all money', { baseFeePerGas: ['0x1', `0x${'f'.repeat(64)}`] }],
  ['tips that are none', { reward: [['0x1']] }],
  ['a thousand blocks', { gasUsedRatio: Array(1_000).fill(1) }],
])('a node that says %s is not believed', async (_what, change) => {
  const upstream = await startUpstream(({ method }, response) =>
    result(
      response,
      method === 'eth_chainId'
        ? '0x7a69'
        : {
            oldestBlock: '0x1',
            baseFeePerGas: ['0x1', '0x2'],
            gasUsedRatio: [0.5],
            reward: [['0x1', '0x2', '0x3']],
            ...change,
          },
    ),
  )
  const service = await startTestService(upstream.url, { hurry: 100 })
  const response = await fetch(service.url + path('eip155:31337'))
  expect(response.status).toBe(503)
  await service.stop()
  await upstream.stop()
})

it('whoever bids more is never told less', () => {
  const wei = fc.bigInt({ min: 0n, max: 10n ** 14n })
  const block = fc.record({
    tips: fc.tuple(wei, wei, wei),
    fullness: fc.constantFrom(0, 0.5, 1),
  })
  fc.assert(
    fc.property(
      fc.array(wei, { minLength: 1, maxLength: 21 }),
      fc.array(block, { maxLength: 20 }),
      (baseFees, blocks) => {
        const { fast, instant, standard } = estimateGasPrice({
          baseFees,
          tips: blocks.map(({ tips }) => tips),
          fullness: blocks.map(({ fullness }) => fullness),
        })
        expect(standard).toBeGreaterThanOrEqual(baseFees.at(-1) ?? 0n)
        expect(fast).toBeGreaterThanOrEqual(standard)
        expect(instant).toBeGreaterThanOrEqual(fast)
      },
    ),
    { numRuns: process.env.HASP_LONG === '1' ? 20_000 : 300 },
  )
})
