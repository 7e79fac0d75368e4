import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { systemClock } from '@hasp/service-frame'
import { afterEach, describe, expect, it } from 'vitest'
import { type Gateway, startGateway } from '../testing/startGateway.js'
import { createOutsideDoor } from './createOutsideDoor.js'
import { isPublicAddress } from './isPublicAddress.js'

/** Nobody gives up. */
const { signal } = new AbortController()

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

/** @param hurry by how much deadlines are shorter */
async function setUp(
  {
    hurry = 1,
    ...options
  }: Partial<createOutsideDoor.Options> & {
    hurry?: number
  } = {},
  reply: Parameters<typeof startGateway>[0] = (_request, response) =>
    response.end('here'),
) {
  const inside: Gateway = await startGateway(reply)
  const door = createOutsideDoor({
    allowedOrigins: [],
    clock: {
      now: systemClock.now,
      sleep: (delayMs, signal) => systemClock.sleep(delayMs / hurry, signal),
    },
    ...options,
  })
  stops.push(door.close, inside.stop)
  return { door, inside }
}

it.each([
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['169.254.169.254', false],
  ['172.16.0.1', false],
  ['192.168.1.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['::ffff:8.8.8.8', false],
  ['::7f00:1', false],
  ['::127.0.0.1', false],
  ['::ffff:ffff', false],
  ['64:ff9b::808:808', false],
  ['2002:7f00:1::', false],
  ['fe80::1', false],
  ['fc00::1', false],
  ['ff02::1', false],
  ['8.8.8.8', true],
  ['2606:4700::1111', true],
  ['x', false],
])('%s is of the open internet: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic)
})

describe('a host', () => {
  it.each([
    ['that is inside', ['127.0.0.1']],
    ['that is inside as well', ['93.184.216.34', '127.0.0.1']],
    ['that is nowhere', []],
  ])('%s is not connected to', async (_what, addresses) => {
    const resolve = async () =>
      addresses.map((address) => ({ address, family: 4 as const }))
    const { door, inside } = await setUp({ resolve })
    const { port } = new URL(inside.origin)
    await expect(
      door.ask({ url: `https://host.example:${port}/`, signal }),
    ).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
    expect(inside.asked).toEqual([])
  })

  it('that moves inside after it was looked up is asked where it was', async () => {
    let lookups = 0
    const resolve = async () => {
      lookups += 1
      const address = lookups === 1 ? '93.184.216.34' : '127.0.0.1'
      return [{ address, family: 4 as const }]
    }
    const { door, inside } = await setUp({ resolve, hurry: 100 })
    const { port } = new URL(inside.origin)
    const url = `https://host.example:${port}/`
    await expect(door.ask({ url, signal })).rejects.toThrow()
    expect(lookups).toBe(1)
    await expect(door.ask({ url, signal })).rejects.toMatchObject({
      code: 'NOT_ALLOWED',
    })
    expect(inside.asked).toEqual([])
  })
})

describe('an origin of the operator’s own', () => {
  const own = async (
    reply?: Parameters<typeof startGateway>[0],
    hurry?: number,
  ) => {
    const allowedOrigins: string[] = []
    const { door, inside } = await setUp(
      { allowedOrigins, ...(hurry && { hurry }) },
      reply,
    )
    allowedOrigins.push(inside.origin)
    return {
      ask: (sender?: string) =>
        door.ask({
          ...{ url: `${inside.origin}/x`, signal },
          ...(sender !== undefined && { sender }),
        }),
      ...{ allowedOrigins, door, inside },
    }
  }

  it('is asked', async () => {
    const { body, status } = await (await own()).ask()
    expect([status, body.toString()]).toEqual([200, 'here'])
  })

  it('is asked by addresses of 16 KiB, and by no longer ones', async () => {
    const { door, inside } = await own()
    const base = `${inside.origin}/`
    const askBy = (length: number) =>
      door.ask({ url: base.padEnd(length, 'x'), signal })
    await expect(askBy(16_384)).resolves.toBeDefined()
    const before = inside.asked.length
    await expect(askBy(16_385)).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
    expect(inside.asked).toHaveLength(before)
  })

  it('may send nobody elsewhere', async () => {
    const { ask, inside } = await own((_request, response) =>
      response.writeHead(302, { Location: '/y' }).end(),
    )
    expect((await ask()).status).toBe(302)
    expect(inside.asked.filter((path) => path.startsWith('/'))).toEqual(['/x'])
  })

  it.each([
    [
      'TOO_LARGE',
      (_request, response) => response.end('x'.repeat(1024 * 1024 + 1)),
    ],
    ['NO_ANSWER', (request) => request.socket.destroy()],
  ] satisfies [string, Parameters<typeof startGateway>[0]][])(
    'that fails is %s',
    async (code, reply) => {
      const { ask } = await own(reply)
      await expect(ask()).rejects.toMatchObject({ code })
    },
  )

  /** Answers when 16 questions wait, or at once. */
  const answerTogether = () => {
    const state = { most: 0, isFull: true }
    const waiting: ServerResponse[] = []
    const reply = (_request: unknown, response: ServerResponse) => {
      waiting.push(response)
      state.most = Math.max(state.most, waiting.length)
      if (waiting.length === 16 || !state.isFull)
        setImmediate(() => {
          for (const each of waiting.splice(0)) each.end('y')
        })
    }
    return { reply, state }
  }

  it('is asked 16 questions at a time, and 112 wait for their turn', async () => {
    const { reply, state } = answerTogether()
    const { ask, inside } = await own(reply)
    const settled = await Promise.allSettled(
      Array.from({ length: 134 }, () => ask()),
    )
    const refused = settled.flatMap((each) =>
      each.status === 'rejected' ? each.reason.code : [],
    )
    expect(refused).toEqual(Array(6).fill('LEFT_ALONE'))
    expect(state.most).toBe(16)
    expect(inside.asked.filter((path) => path === '/x')).toHaveLength(128)
    // Nothing is left of them.
    state.isFull = false
    expect((await ask()).status).toBe(200)
  })

  it('is asked for one contract however many questions another one has', async () => {
    const silent = await own((_request, response) => {
      if (silent.inside.asked.filter((path) => path === '/x').length > 16)
        response.end('y')
    })
    const waiting = Promise.allSettled(
      Array.from({ length: 128 }, () => silent.ask('one')),
    )
    await expect(silent.ask('one')).rejects.toMatchObject({
      code: 'LEFT_ALONE',
    })
    expect((await silent.ask('other')).status).toBe(200)
    await silent.door.close()
    await waiting
  })

  it('is asked for a contract however many pictures others do not send', async () => {
    const silent = await Promise.all(
      Array.from({ length: 17 }, () => startGateway(() => undefined)),
    )
    stops.push(...silent.map(({ stop }) => stop))
    // Nobody gives up before the test does.
    const { ask, allowedOrigins, door } = await own(undefined, 0.01)
    allowedOrigins.push(...silent.map(({ origin }) => origin))
    const waiting = Promise.allSettled(
      silent.flatMap(({ origin }) =>
        Array.from({ length: 16 }, () =>
          door.ask({ url: `${origin}/x`, signal }),
        ),
      ),
    )
    expect((await ask('one')).status).toBe(200)
    await door.close()
    await waiting
  })

  it('is not kept for longer than a moment, whatever it says', async () => {
    let gone: Promise<unknown> | undefined
    const { ask, inside } = await own((request, response) => {
      gone = once(request.socket, 'close')
      response.setHeader('Keep-Alive', 'timeout=600').end('y')
    })
    expect((await ask()).status).toBe(200)
    await gone
    expect(inside.asked).toEqual(['connection', '/x'])
  }, 30_000)

  it('is asked nothing more when somebody gives up', async () => {
    const { door, inside } = await own(() => undefined, 100)
    const givenUp = new AbortController()
    const url = `${inside.origin}/x`
    const settled = Promise.allSettled(
      Array.from({ length: 40 }, () =>
        door.ask({ url, signal: givenUp.signal }),
      ),
    )
    givenUp.abort()
    for (const each of await settled)
      expect(each).toMatchObject({ reason: { code: 'TOO_SLOW' } })
    const asked = inside.asked.filter((path) => path === '/x')
    expect(asked.length).toBeLessThanOrEqual(16)
  })

  it('has five seconds', async () => {
    const { ask } = await own(() => undefined, 100)
    await expect(ask()).rejects.toMatchObject({ code: 'TOO_SLOW' })
  })
})
