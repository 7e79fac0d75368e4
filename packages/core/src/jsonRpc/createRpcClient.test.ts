import { describe, expect, it } from 'vitest'
import { createFakeClock } from '../testing/fakeClock.js'
import { nodeUrls, setUpRpc as setUp } from '../testing/setUpRpc.js'

const [a, b] = nodeUrls

const ok = { result: '0x10' }

describe('reading from a node', () => {
  it('gives the checked answer of the first URL', async () => {
    const { asked, read } = setUp(() => ok, [a, b])
    expect(await read()).toBe(16n)
    expect(asked()).toEqual([a])
  })

  it('gives up as soon as the signal is aborted', async () => {
    const { clock, read, stop } = setUp(() => 'hang')
    const reading = read().catch((error: unknown) => error)
    await clock.advance(10)
    stop.abort()
    expect(await reading).toMatchObject({ code: 'CANCELLED' })
    expect(clock.waiting()).toBe(0)
  })

  it('tells an error of the request at once, without a retry', async () => {
    const { node, readWithin } = setUp(() => ({
      error: { code: 3, message: 'execution reverted' },
    }))
    expect(await readWithin(0)).toBe('RPC_ERROR')
    expect(node.calls).toHaveLength(1)
  })
})

describe('F-05 a node that limits requests', () => {
  const limited = (header?: string) =>
    new Response('', {
      status: 429,
      headers: header ? { 'retry-after': header } : {},
    })

  it('is left for the next one', async () => {
    const { asked, readWithin } = setUp(
      ({ url }) => (url === a ? limited('60') : ok),
      [a, b],
    )
    expect(await readWithin(0)).toBe(16n)
    expect(await readWithin(0)).toBe(16n)
    expect(asked()).toEqual([a, b, b])
  })

  it('is left alone for as long as it says', async () => {
    let isLimited = true
    const { clock, node, read, readWithin } = setUp(() =>
      isLimited ? limited('60') : ok,
    )
    expect(await readWithin(2_000)).toBe('RPC_RATE_LIMITED')
    expect(await readWithin(2_000)).toBe('RPC_RATE_LIMITED')
    expect(node.calls).toHaveLength(1)
    const error: unknown = await read().catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ context: { retryAfterMs: 56_000 } })
    isLimited = false
    await clock.advance(56_000)
    expect(await readWithin(0)).toBe(16n)
  })

  it('is asked again by itself when it says nothing, or little', async () => {
    for (const header of [undefined, '1']) {
      let count = 0
      const { readWithin } = setUp(() => {
        count += 1
        return count === 1 ? limited(header) : ok
      })
      expect(await readWithin(2_000)).toBe(16n)
    }
  })

  it('is understood when it says until when, or says it in JSON', async () => {
    const clock = createFakeClock()
    const date = new Date(clock.now() + 30_000).toUTCString()
    const { node, readWithin } = setUp(() => limited(date))
    expect(await readWithin(20_000)).toBe('RPC_RATE_LIMITED')
    expect(await readWithin(0)).toBe('RPC_RATE_LIMITED')
    expect(node.calls).toHaveLength(1)
    const other = setUp(() => ({
      error: { code: -32005, message: 'limit exceeded' },
    }))
    expect(await other.readWithin(10_000)).toBe('RPC_RATE_LIMITED')
  })
})

describe('F-06 a node that fails', () => {
  it.each([
    ['500', () => new Response('', { status: 500 })],
    ['503', () => new Response('', { status: 503 })],
    ['refused', () => 'refuse' as const],
  ])('is left for the next one at once (%s)', async (_name, fault) => {
    const { asked, readWithin } = setUp(
      ({ url }) => (url === a ? fault() : ok),
      [a, b],
    )
    expect(await readWithin(0)).toBe(16n)
    expect(asked()).toEqual([a, b])
  })

  it('is left for the next one when it hangs', async () => {
    const { readWithin } = setUp(({ url }) => (url === a ? 'hang' : ok), [a, b])
    expect(await readWithin(4_000)).toBe(16n)
  })

  it('is retried twice, a little later each time, and no longer than 10 s', async () => {
    const { clock, node, readWithin } = setUp(() => 'refuse')
    expect(await readWithin(10_000)).toBe('RPC_UNAVAILABLE')
    expect(node.calls).toHaveLength(3)
    expect(clock.waiting()).toBe(0)
    const hanging = setUp(() => 'hang')
    expect(await hanging.readWithin(9_999)).toBe('waiting')
    await hanging.clock.advance(1)
    expect(hanging.clock.waiting()).toBe(0)
    expect(hanging.node.calls).toHaveLength(1)
  })

  it('is not asked for 15 s after 5 failures in 10 s; then by one request', async () => {
    let isDown = true
    const { clock, node, readWithin } = setUp(() => (isDown ? 'refuse' : ok))
    await readWithin(2_000)
    await readWithin(2_000)
    expect(node.calls).toHaveLength(5)
    expect(await readWithin(0)).toBe('RPC_UNAVAILABLE')
    expect(node.calls).toHaveLength(5)
    await clock.advance(15_000)
    expect(await readWithin(0)).toBe('RPC_UNAVAILABLE')
    expect(node.calls).toHaveLength(6)
    expect(await readWithin(0)).toBe('RPC_UNAVAILABLE')
    expect(node.calls).toHaveLength(6)
    isDown = false
    await clock.advance(15_000)
    expect(await readWithin(0)).toBe(16n)
    expect(await readWithin(0)).toBe(16n)
  })
})

describe('F-09 a node of another chain', () => {
  const chain = (id: string) => (call: { method: string }) =>
    call.method === 'eth_chainId' ? { result: id } : ok

  it('is asked for its chain once in 10 minutes', async () => {
    const { clock, node, readWithin } = setUp(chain('0x7a69'))
    expect(await readWithin(0, true)).toBe(16n)
    expect(await readWithin(0, true)).toBe(16n)
    expect(node.calls).toHaveLength(3)
    await clock.advance(600_000)
    expect(await readWithin(0, true)).toBe(16n)
    expect(node.calls).toHaveLength(5)
  })

  it('is not asked for anything else, for 10 minutes', async () => {
    const { clock, node, readWithin } = setUp(chain('0x1'))
    expect(await readWithin(2_000, true)).toBe('RPC_WRONG_CHAIN')
    expect(await readWithin(0)).toBe('RPC_WRONG_CHAIN')
    expect(node.calls.map(({ method }) => method)).toEqual(['eth_chainId'])
    await clock.advance(600_000)
    await readWithin(2_000, true)
    expect(node.calls).toHaveLength(2)
  })

  it('is left for the next one', async () => {
    const { readWithin } = setUp(
      (call) => chain(call.url === a ? '0x1' : '0x7a69')(call),
      [a, b],
    )
    expect(await readWithin(0, true)).toBe(16n)
  })
})

describe('a request with a side effect, which a node may have carried out', () => {
  const refusal = { error: { code: -32_002, message: 'refused' } }
  const lost = [
    ['is lost', () => 'refuse' as const],
    ['is late', () => 'hang' as const],
    ['breaks off', () => new Response('', { status: 502 })],
    ['is unreadable', () => ({ result: 'junk' })],
  ] as const
  const outcomeOf = (
    first: (typeof lost)[number][1],
    {
      hasSideEffect,
      second,
    }: { hasSideEffect: boolean; second: typeof refusal | typeof ok },
  ) => {
    const { readWithin } = setUp(
      ({ url }) => (url === a ? first() : second),
      [a, b],
    )
    return readWithin(10_000, false, hasSideEffect)
  }

  it.each(lost)(
    'is not refused by another node, when its answer %s',
    async (_, first) => {
      const action = { hasSideEffect: true, second: refusal }
      expect(await outcomeOf(first, action)).toMatch(
        /^RPC_(UNAVAILABLE|ANSWER_INVALID)$/,
      )
      const question = { hasSideEffect: false, second: refusal }
      expect(await outcomeOf(first, question)).toBe('RPC_ERROR')
      expect(await outcomeOf(first, { hasSideEffect: true, second: ok })).toBe(
        16n,
      )
    },
  )

  it('stays in doubt when other nodes are busy', async () => {
    const limit = () =>
      new Response('', { status: 429, headers: { 'retry-after': '60' } })
    let isFirst = true
    const { readWithin } = setUp(() => {
      if (!isFirst) return limit()
      isFirst = false
      return 'refuse'
    }, [a, b])
    expect(await readWithin(10_000, false, true)).toBe('RPC_UNAVAILABLE')
  })

  it('is refused where no node took note of it', async () => {
    const limit = () => new Response('', { status: 429 })
    for (const first of [limit, () => refusal]) {
      const { readWithin } = setUp(
        ({ url }) => (url === a ? first() : refusal),
        [a, b],
      )
      expect(await readWithin(10_000, false, true)).toBe('RPC_ERROR')
    }
  })
})

it('a network without URLs is out of reach', async () => {
  const { readWithin } = setUp(() => ok, [])
  expect(await readWithin(0)).toBe('RPC_UNAVAILABLE')
})
