import { setImmediate as turn } from 'node:timers/promises'
import type { Clock } from '@hasp/service-frame'
import { type Hex, numberToHex } from 'viem'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testAccounts } from '../../../../devstack/addresses.js'
import {
  startTestChain,
  type TestChain,
} from '../../../../devstack/testing/startTestChain.js'
import type { Send } from '../sources/createDoor.js'
import { sendByHttp } from '../sources/sendByHttp.js'
import { openFollower } from '../testing/openFollower.js'
import { sendTransaction } from '../testing/sendTransaction.js'

const [own, friend] = testAccounts
const transfers = 5

let chain: TestChain
let slowBlock: Hex
let head: number
beforeAll(async () => {
  chain = await startTestChain({ chainId: 31337, multicall: false })
  for (let made = 0; made < transfers; made += 1)
    await sendTransaction(chain, { from: own, to: friend, value: '0x1' })
  head = Number(await chain.request('eth_blockNumber', []))
  const block = (await chain.request('eth_getBlockByNumber', [
    numberToHex(head - 2),
    false,
  ])) as { hash: Hex }
  slowBlock = block.hash
}, 120_000)
afterAll(() => chain?.stop())

/** A clock on which no time goes by but what is said. */
function createStillClock() {
  let nowMs = 1_780_000_000_000
  const sleepers = new Set<{ readonly endsAt: number; wake(): void }>()
  const clock: Clock = {
    now: () => nowMs,
    sleep: (delayMs, signal) =>
      new Promise((resolve) => {
        const sleeper = { endsAt: nowMs + delayMs, wake: resolve }
        if (delayMs <= 0 || signal?.aborted) return resolve()
        sleepers.add(sleeper)
        signal?.addEventListener('abort', () => sleepers.delete(sleeper))
      }),
  }
  return {
    clock,
    pass(durationMs: number) {
      nowMs += durationMs
      for (const sleeper of sleepers)
        if (sleeper.endsAt <= nowMs) {
          sleepers.delete(sleeper)
          sleeper.wake()
        }
    },
  }
}

/** A way to the chain on which the trace of one block takes its time. */
function createSlowWay(traceMs: number) {
  const { clock, pass } = createStillClock()
  let open = 0
  const send: Send = async (url, question) => {
    const isSlow =
      `${question.body}`.includes('debug_traceBlockByHash') &&
      `${question.body}`.includes(slowBlock)
    open += 1
    try {
      if (!isSlow) return await sendByHttp(url, question)
      // Time goes by for all, so the others come first.
      while (open > 1) await turn()
      pass(traceMs)
      await turn()
      return await sendByHttp(url, question)
    } finally {
      open -= 1
    }
  }
  return { clock, send }
}

it.each([
  ['takes six seconds is awaited', 6_000, true],
  ['takes a minute is left out, and told of', 60_000, false],
])(
  'a block whose trace %s; those after it are indexed',
  async (_, traceMs, isTraced) => {
    const follower = await openFollower(chain, createSlowWay(traceMs))
    expect(await follower.go(20)).toMatchObject({ head, isTraced })
  },
  60_000,
)

/** A way to the chain on which traces fail until a moment. */
function createFailingWay(failsForMs: number) {
  const { clock, pass } = createStillClock()
  const until = clock.now() + failsForMs
  const send: Send = async (url, question) => {
    const body = `${question.body}`
    if (!body.includes('debug_traceBlockByHash') || clock.now() >= until)
      return await sendByHttp(url, question)
    return { status: 503, bytes: Buffer.alloc(0) }
  }
  return { clock, pass, send }
}

it.each([
  ['half a minute are awaited', 30_000, true],
  ['good are left out after a minute, and told of', 3_600_000, false],
])(
  'traces that fail for %s; all blocks are indexed',
  async (_, failsForMs, isTraced) => {
    const way = createFailingWay(failsForMs)
    const follower = await openFollower(chain, way)
    // As long as it has to be.
    for (let second = 0; second < 90; second += 1) {
      await follower.go(1)
      way.pass(1_000)
    }
    expect(await follower.go(20)).toMatchObject({ head, isTraced })
  },
  60_000,
)
