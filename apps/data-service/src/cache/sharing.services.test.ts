import { setTimeout as wait } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { type Balances, balancesPath } from '@hasp/protocol/data'
import { openRedis, type SharedCache } from '@hasp/service-frame'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { testAccounts, testTokens } from '../../../../devstack/addresses.js'
import {
  hasRedis,
  startRedis,
} from '../../../../devstack/testing/redisServer.js'
import {
  startTestChain,
  type TestChain,
} from '../../../../devstack/testing/startTestChain.js'
import { startGateway } from '../testing/startGateway.js'
import { startTestService } from '../testing/startTestService.js'
import { startUpstream } from '../testing/startUpstream.js'
import { waitAtMost } from '../testing/waitAtMost.js'

const [own, friend] = testAccounts
const isHere = hasRedis()
const servers = isHere ? ['Redis'] : []
/** How long a process waits for Redis, before it goes on by itself. */
const answerMs = 250
/** Where Redis is there, it may be late: the machine is busy. */
const hurry = 0.1

let chain: TestChain
let redis: Awaited<ReturnType<typeof startRedis>>
/** As any program that may reach it. */
let shared: SharedCache
beforeAll(async () => {
  if (!isHere) return
  chain = await startTestChain({ chainId: 31337, multicall: true })
  redis = await startRedis()
  shared = await openRedis(redis.url, 'hasp-data:')
})
const isBack = () => shared.isReady().catch(() => false)
const flush = () => shared.run("return redis.call('FLUSHALL')", '', [])
const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop()
  // It comes back to a server that was away by itself.
  if (shared) await expect.poll(isBack).toBe(true)
  if (shared) await flush()
})
afterAll(async () => {
  await shared?.close()
  await redis?.stop()
  await chain?.stop()
})

/** A process, and what its node was asked. */
async function startProcess(
  configuration: object = {},
  about: Parameters<typeof startTestService>[1] = {},
) {
  const relay = await startUpstream(async (request, response) => {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, ...request })
    const told = await fetch(chain.url, { method: 'POST', headers, body })
    response.end(await told.text())
  })
  const service = await startTestService(relay.url, {
    ...{ hurry, ...about },
    configuration: { redis: { url: redis.url }, ...configuration },
  })
  stops.push(relay.stop, service.stop)
  return { ...service, asked: relay.asked }
}

const idOf = (account: string) => `eip155:31337:${account.toLowerCase()}`
const keyOf = (account: string) => `answer balances 1 ${idOf(account)}`

async function readBalances(url: string, account: string): Promise<Balances> {
  const response = await fetch(`${url}${balancesPath(idOf(account))}`)
  expect(response.status).toBe(200)
  return (await response.json()) as Balances
}

it.each(servers)(
  'what one process has read is told by another, by %s',
  async () => {
    const [one, other] = [await startProcess(), await startProcess()]
    const answer = await readBalances(one.url, own)
    await expect.poll(() => shared.find(keyOf(own))).toBeDefined()
    expect(await readBalances(other.url, own)).toEqual(answer)
    expect(one.asked.length).toBeGreaterThan(0)
    expect(other.asked).toEqual([])
  },
)

it.each(servers)(
  'a picture that one process names is at another, by %s, as long as it is named',
  async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"></svg>'
    const pictures = await startGateway((_, response) => response.end(svg))
    stops.push(pictures.stop)
    const [{ address, decimals, name, symbol }] = testTokens
    const iconUrl = `${pictures.origin}/coin.svg`
    const network = {
      tokens: [{ address, decimals, iconUrl, name, symbol }],
    }
    const outside = { allowedOrigins: [pictures.origin] }
    let now = Date.now()
    const about = { network, now: () => now }
    const one = await startProcess({ outside }, about)
    const other = await startProcess({ outside })
    /** In an answer that is made anew, where nothing is shared any more. */
    const readIcon = async (passedMs = 30_000) => {
      await flush()
      now += passedMs
      const { tokens } = await readBalances(one.url, own)
      return tokens.flatMap((token) => token.iconUrl ?? [])[0]
    }
    const isNamed = expect.stringMatching(/^\/v1\/images\//)
    await expect.poll(() => readIcon()).toEqual(isNamed)
    const path = `${await readIcon(5 * 60_000)}`
    const key = path.replace('/v1/images/', 'image ')
    await expect.poll(() => shared.find(key)).toBeDefined()
    expect(await (await fetch(other.url + path)).text()).toBe(svg)
    const paths = pictures.asked.filter((asked) => asked.startsWith('/'))
    expect(paths).toEqual(['/coin.svg'])
  },
)

it.each(
  !isHere
    ? []
    : [
        [
          'the answer for another account',
          async () => (await shared.find(keyOf(friend)))?.bytes,
        ],
        ['bytes that are none', async () => Buffer.from('nothing')],
        [
          'what has not its shape',
          async () => gzipSync(`{"account":"${idOf(own)}"}`),
        ],
      ],
)('%s never leaves', async (_, readPoison) => {
  const [one, other] = [await startProcess(), await startProcess()]
  await readBalances(one.url, friend)
  await expect.poll(() => shared.find(keyOf(friend))).toBeDefined()
  const poison = (await readPoison()) ?? Buffer.alloc(0)
  await shared.keep(keyOf(own), poison, 600_000)
  const { account } = await readBalances(other.url, own)
  expect(account).toBe(idOf(own))
  expect(other.asked.length).toBeGreaterThan(0)
})

it.each(servers)(
  '%s: a network may ask so often of all processes, and of each while Redis is away',
  async () => {
    const limits = { requestsPerMinute: 20 }
    const processes = [await startProcess(limits), await startProcess(limits)]
    const countOf = async (places: readonly number[]) => {
      const statuses = await Promise.all(
        places.map(async (place) => {
          const response = await fetch(`${processes[place]?.url}/v1/networks`)
          return response.status
        }),
      )
      return statuses.filter((status) => status === 200).length
    }
    const places = Array.from({ length: 30 }, (_, index) => index % 2)
    expect(await countOf(places)).toBe(20)
    await redis.kill()
    // What each let through, it has counted.
    const more = await countOf([...places, ...places])
    expect(more).toBe(20)
    await redis.start()
  },
)

it.each(servers)(
  '%s: a Redis that hangs, is gone or comes later keeps nobody waiting, and is told once',
  async () => {
    const { ended, sleep } = waitAtMost(answerMs)
    const one = await startProcess({}, { sleep })
    await redis.pause()
    for (const account of testAccounts.slice(0, 5))
      await readBalances(one.url, account)
    expect(ended).toContain(answerMs)
    const eventsOf = (service: typeof one) =>
      service.lines
        .map(({ event }) => event)
        .filter((event) => event.startsWith('redis'))
    expect(eventsOf(one)).toEqual(['redis failed'])
    await redis.resume()
    await redis.kill()
    const late = await startProcess()
    await readBalances(late.url, own)
    const ready = await fetch(`${late.url}/readyz`)
    expect(await ready.json()).toMatchObject({
      isReady: true,
      redis: { isUp: false },
    })
    await redis.start()
    const isHeard = async () => {
      await fetch(`${late.url}/v1/networks`)
      await wait(100)
      return eventsOf(late)
    }
    await expect
      .poll(isHeard, { timeout: 20_000 })
      .toEqual(['redis failed', 'redis is back'])
  },
  60_000,
)
