import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { isKitError } from '../../errors/KitError.js'
import type { WalletQuery } from '../../ports/WalletDirectory.js'
import { codeOf } from '../../testing/codeOf.js'
import { createListing } from '../../testing/createListing.js'
import { createTestEnvironment } from '../../testing/createTestEnvironment.js'
import { createFakeClock } from '../../testing/fakeClock.js'
import { httpDirectory } from './httpDirectory.js'

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()))
})

type Reply = (response: ServerResponse, address: URL) => void

/** A service on this machine, and a directory that asks it. */
async function setUp(...replies: Reply[]) {
  const asked: URL[] = []
  const server = createServer((request, response) => {
    const address = new URL(request.url ?? '/', 'http://service')
    asked.push(address)
    const reply = replies[Math.min(asked.length, replies.length) - 1]
    reply?.(response, address)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve())
  })
  stops.push(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => {
      server.close(resolve)
    })
  })
  const clock = createFakeClock()
  const environment = createTestEnvironment({ clock })
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}/wallets?key=1`
  const directory = httpDirectory({ url })
  const controller = new AbortController()
  const ask = (
    query: Partial<WalletQuery> = {},
    { signal }: AbortController = controller,
  ) => directory.getWallets({ page: 1, ...query }, { environment, signal })
  return { ask, asked, clock, controller }
}

const json =
  (body: unknown): Reply =>
  (response) =>
    response
      .setHeader('content-type', 'application/json')
      .end(typeof body === 'string' ? body : JSON.stringify(body))
const status =
  (code: number, headers: Record<string, string> = {}): Reply =>
  (response) =>
    response.writeHead(code, headers).end('no')
const silence: Reply = () => undefined
const good = json({ wallets: [createListing(), { id: 'bad' }], total: 81 })

/** The context and cause of the failure that a request ends with. */
async function failureOf(promise: Promise<unknown>) {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!isKitError(error, 'WALLET_LIST_UNAVAILABLE')) throw error
  const { cause, context } = error
  return { ...context, cause: cause instanceof Error ? cause.message : '' }
}

it('asks for a page of 40 and keeps what fits', async () => {
  const { ask, asked } = await setUp(good)
  const answer = await ask({
    page: 2,
    search: ' kite & co ',
    namespaces: ['eip155', 'solana'],
    exclude: ['a', 'b'],
    rdns: ['io.kite'],
    isForPhone: true,
  })
  expect(answer).toEqual({ wallets: [createListing()], total: 81 })
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
    key: '1',
    page: '2',
    entries: '40',
    search: 'kite & co',
    namespaces: 'eip155,solana',
    exclude: 'a,b',
    rdns: 'io.kite',
    phone: '1',
  })
})

it('[R9.16] a refusal (403) is final', async () => {
  const { ask, asked } = await setUp(status(403))
  expect(await failureOf(ask())).toEqual({
    status: 403,
    cause: 'The wallet list refuses this site',
  })
  expect(asked).toHaveLength(1)
})

it('[R9.16] a limit (429) is kept to for as long as it says', async () => {
  const { ask, asked, clock } = await setUp(
    status(429, { 'retry-after': '20' }),
    good,
  )
  expect(await failureOf(ask())).toMatchObject({
    status: 429,
    retryAfterMs: 20_000,
    cause: 'The wallet list was asked too often',
  })
  await clock.advance(19_000)
  expect(await failureOf(ask())).toMatchObject({ retryAfterMs: 1_000 })
  expect(asked).toHaveLength(1)
  await clock.advance(1_000)
  expect((await ask()).total).toBe(81)
})

it('[R9.16] a failure (500) is tried once more, a second later', async () => {
  const { ask, asked, clock } = await setUp(status(500), good)
  const answer = ask()
  await vi.waitFor(
    () => {
      expect(asked).toHaveLength(1)
      expect(clock.waiting()).toBe(2)
    },
    { timeout: 10_000 },
  )
  await clock.advance(1_000)
  expect((await answer).total).toBe(81)
  expect(asked).toHaveLength(2)
})

it('[R9.16] a failure (500) that stays is said', async () => {
  const { ask, asked, clock } = await setUp(status(500))
  const failure = failureOf(ask())
  await expect.poll(() => clock.waiting()).toBe(2)
  await clock.advance(1_000)
  expect(await failure).toMatchObject({
    status: 500,
    cause: 'The wallet list failed',
  })
  expect(asked).toHaveLength(2)
})

it('[R9.16] a service that is down (503) is asked only by a retry', async () => {
  const { ask, asked } = await setUp(status(503), good)
  expect(await failureOf(ask())).toMatchObject({
    status: 503,
    retryAfterMs: 30_000,
    cause: 'The wallet list is down for now',
  })
  expect(asked).toHaveLength(1)
  expect((await ask()).total).toBe(81)
})

it.each([
  ['another status', status(418)],
  ['a redirection', status(302, { location: 'http://127.0.0.1:1/' })],
  ['garbage', json('{"wallets":')],
  ['another shape', json({ data: [] })],
  ['a total that is none', json({ wallets: [], total: -1 })],
  ['an end in the middle', (response) => response.destroy()],
  ['far too much', json(`"${'x'.repeat(5 * 1024 * 1024)}"`)],
] satisfies [string, Reply][])('says so after %s', async (_name, reply) => {
  const { ask, asked } = await setUp(reply)
  expect(await codeOf(ask())).toBe('WALLET_LIST_UNAVAILABLE')
  expect(asked).toHaveLength(1)
})

it('gives up on a service that does not answer in 10 s', async () => {
  const { ask, asked, clock } = await setUp(silence)
  const failure = failureOf(ask())
  await expect.poll(() => asked).toHaveLength(1)
  await clock.advance(10_000)
  expect(await failure).toMatchObject({ cause: 'No answer in time' })
  expect(clock.waiting()).toBe(0)
})

it('stops at once when nobody waits any more', async () => {
  const { ask, asked, clock, controller } = await setUp(silence)
  const code = codeOf(ask())
  await expect.poll(() => asked).toHaveLength(1)
  controller.abort()
  expect(await code).toBe('CANCELLED')
  expect(clock.waiting()).toBe(0)
})

it('an older question has no answer once it is superseded', async () => {
  const { ask, asked } = await setUp((response, address) => {
    if (address.searchParams.get('search') === 'new') good(response, address)
  })
  const older = new AbortController()
  const late = codeOf(ask({ search: 'old' }, older))
  await expect.poll(() => asked).toHaveLength(1)
  const answer = ask({ search: 'new' })
  older.abort()
  expect(await late).toBe('CANCELLED')
  expect((await answer).total).toBe(81)
})
