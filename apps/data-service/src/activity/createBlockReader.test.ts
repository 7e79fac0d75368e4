import { concatHex, type Hex, numberToHex } from 'viem'
import {
  afterAll,
  beforeAll,
  describe,
  expect,
  it,
  onTestFinished,
} from 'vitest'
import { testAccounts } from '../../../../devstack/addresses.js'
import {
  startTestChain,
  type TestChain,
} from '../../../../devstack/testing/startTestChain.js'
import { openFollower } from '../testing/openFollower.js'
import { type Asked, startUpstream } from '../testing/startUpstream.js'

const [own, friend] = testAccounts
const gas = numberToHex(30_000_000)

let chain: TestChain
beforeAll(async () => {
  chain = await startTestChain({ chainId: 31337, multicall: false })
})
afterAll(() => chain?.stop())

const readHead = async () => Number(await chain.request('eth_blockNumber'))

/** Puts transactions into one block. */
async function mineTogether(transactions: readonly object[]): Promise<void> {
  await chain.request('evm_setAutomine', [false])
  for (const transaction of transactions)
    await chain.request('eth_sendTransaction', [
      { from: own, gas, ...transaction },
    ])
  await chain.request('evm_mine')
  await chain.request('evm_setAutomine', [true])
}

/** A node of the chain that says something else to some questions. */
async function startNode(answerInstead: (asked: Asked) => Instead | undefined) {
  const node = await startUpstream(async (asked, response) => {
    const instead = answerInstead(asked)
    if (instead === 'failed') return response.writeHead(503).end()
    if (instead)
      return response.end(
        JSON.stringify({ jsonrpc: '2.0', id: 1, error: instead }),
      )
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, ...asked })
    const told = await fetch(chain.url, { method: 'POST', headers, body })
    return response.end(await told.text())
  })
  onTestFinished(node.stop)
  return node
}

type Instead = 'failed' | { readonly code: number; readonly message: string }

const trace = 'debug_traceBlockByHash'
const receipts = 'eth_getBlockReceipts'
const optional = [trace, receipts]
const missing = { code: -32601, message: 'the method does not exist' }
const passing = [
  ['is away', 'failed'],
  ['has reached a limit', { code: -32005, message: 'limit exceeded' }],
  ['does not find the block', { code: -32000, message: 'block not found' }],
] as const

it.each(passing)(
  'a node that %s for a moment is asked for all again, beside one that does not offer it',
  async (_, instead) => {
    // As often as a question is asked; more would let the node rest.
    const failures = new Map(Object.entries({ [trace]: 3, [receipts]: 1 }))
    const failing = new Map<string, unknown>()
    const node = await startNode(({ method, params: [block] }) => {
      const left = failures.get(method) ?? 0
      if (!failing.has(method)) failing.set(method, block)
      if (left === 0 || failing.get(method) !== block) return undefined
      failures.set(method, left - 1)
      return instead
    })
    const lacking = await startNode(({ method }) =>
      optional.includes(method) ? missing : undefined,
    )
    await chain.request('anvil_mine', ['0x20'])
    await mineTogether([{ to: friend, value: '0x1' }])
    const rpcUrls = [node.url, lacking.url]
    const follower = await openFollower(chain, { rpcUrls })
    const head = await readHead()
    expect(await follower.go(60)).toMatchObject({ head, isTraced: true })
    const last = node.asked.filter(({ method }) => optional.includes(method))
    expect(
      last
        .slice(-2)
        .map(({ method }) => method)
        .toSorted(),
    ).toEqual(optional)
  },
)

describe('a block that is larger than others', () => {
  beforeAll(async () => {
    await chain.request('evm_setBlockGasLimit', [numberToHex(200_000_000)])
  })

  it.each([
    ['receipts', 4, 17, 100_000],
    ['logs', 1, 1, 2_200_000],
  ])(
    'for its %s is indexed, and those after it',
    async (_, transactions, logs, bytes) => {
      const size = numberToHex(bytes, { size: 3 })
      const writeLog: Hex = concatHex(['0x62', size, '0x6000a0'])
      const data = concatHex(Array<Hex>(logs).fill(writeLog))
      await mineTogether(Array(transactions).fill({ data }))
      await chain.request('evm_mine')
      const head = await readHead()
      const follower = await openFollower(chain, {})
      expect(await follower.go(20)).toMatchObject({ head })
    },
  )

  it('for its transactions is indexed, and those after it', async () => {
    const data = numberToHex(0, { size: 900_000 })
    await mineTogether(Array(6).fill({ to: friend, data }))
    await chain.request('evm_mine')
    const head = await readHead()
    const follower = await openFollower(chain, {})
    expect(await follower.go(20)).toMatchObject({ head })
  })
})
