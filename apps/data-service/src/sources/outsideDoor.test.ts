import type { ServerResponse } from 'node:http'
import { systemClock } from '@hasp/service-frame'
import { afterEach, describe, expect, it } from 'vitest'
import { type Gateway, startGateway } from '../testing/startGateway.js'
import { createOutsideDoor } from './createOutsideDoor.js'
import { isPublicAddress } from './isPublicAddress.js'

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
      addresses.map((address) => ({ address, family: 4 }))
    const { door, inside } = await setUp({ resolve })
    const { port } = new URL(inside.origin)
    await expect(
      door.ask({ url: `https://host.example:${port}/` }),
    ).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
    expect(inside.asked).toEqual([])
  })

  it('that moves inside after it was looked up is asked where it was', async () => {
    let lookups = 0
    const resolve = async () => {
      lookups += 1
      const address = lookups === 1 ? '93.184.216.34' : '127.0.0.1'
      return [{ address, family: 4 }]
    }
    const { door, inside } = await setUp({ resolve, hurry: 100 })
    const { port } = new URL(inside.origin)
    const url = `https://host.example:${port}/`
    await expect(door.ask({ url })).rejects.toThrow()
    expect(lookups).toBe(1)
    await expect(door.ask({ url })).rejects.toMatchObject({
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
      ask: () => door.ask({ url: `${inside.origin}/x` }),
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
      door.ask({ url: base.padEnd(length, 'x') })
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

  it('is asked eight questions at a time, and 56 wait for their turn', async () => {
    const waiting: ServerResponse[] = []
    let most = 0
    let isFull = true
    const { ask, inside } = await own((_request, response) => {
      waiting.push(response)
      most = Math.max(most, waiting.length)
      if (waiting.length === 8 || !isFull)
        setImmediate(() => {
          for (const each of waiting.splice(0)) each.end('y')
        })
    })
    const settled = await Promise.allSettled(Array.from({ length: 70 }, ask))
    const refused = settled.flatMap((each) =>
      each.status === 'rejected' ? each.reason.code : [],
    )
    expect(refused).toEqual(Array(6).fill('LEFT_ALONE'))
    expect(most).toBe(8)
    expect(inside.asked.filter((path) => path === '/x')).toHaveLength(64)
    // Nothing is left of them.
    isFull = false
    expect((await ask()).status).toBe(200)
  })

  it('that never answers keeps no other from being asked', async () => {
    const silent = await own(() => undefined)
    const other = await startGateway((_request, response) => response.end('y'))
    stops.push(other.stop)
    silent.allowedOrigins.push(other.origin)
    const waiting = Promise.allSettled(Array.from({ length: 64 }, silent.ask))
    expect((await silent.door.ask({ url: other.origin })).status).toBe(200)
    await silent.door.close()
    await waiting
  })

  it('is asked nothing more when somebody gives up', async () => {
    const { door, inside } = await own(() => undefined)
    const givenUp = new AbortController()
    const url = `${inside.origin}/x`
    const asked = Array.from({ length: 20 }, () =>
      door.ask({ url, signal: givenUp.signal }),
    )
    const settled = Promise.allSettled(asked)
    givenUp.abort()
    for (const each of await settled)
      expect(each).toMatchObject({ reason: { code: 'TOO_SLOW' } })
    const before = inside.asked.length
    await expect(
      door.ask({ url, signal: givenUp.signal }),
    ).rejects.toMatchObject({ code: 'TOO_SLOW' })
    expect(inside.asked).toHaveLength(before)
  })

  it('has five seconds', async () => {
    const { ask } = await own(() => undefined, 100)
    await expect(ask()).rejects.toMatchObject({ code: 'TOO_SLOW' })
  })
})
