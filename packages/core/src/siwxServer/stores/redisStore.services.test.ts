import { Redis } from 'ioredis'
import { createClient } from 'redis'
import { afterAll, expect, it } from 'vitest'
import { startRedis } from '../../../../../devstack/testing/redisServer.js'
import { runSiwxStoreSuite } from '../../testing/siwxStoreSuite/runSiwxStoreSuite.js'
import { openSite } from '../openSite.test.fixture.js'
import { type RedisEval, redisStore } from './redisStore.js'

const server = await startRedis()
const ioredis = new Redis(server.url)
const redis = await createClient({ url: server.url }).connect()
afterAll(async () => {
  ioredis.disconnect()
  redis.destroy()
  await server.stop()
})

const clients: Readonly<Record<string, RedisEval>> = {
  ioredis: (script, keys, values) =>
    ioredis.eval(script, keys.length, ...keys, ...values),
  redis: (script, keys, values) =>
    redis.eval(script, { keys, arguments: values }),
}

for (const [title, evaluate] of Object.entries(clients))
  runSiwxStoreSuite({
    it,
    title: `Redis by ${title}:`,
    async setUp() {
      await ioredis.flushall()
      return redisStore(evaluate)
    },
  })

it('two processes on one Redis are one server', async () => {
  const [one, other] = Object.values(clients).map((evaluate) =>
    openSite({ store: redisStore(evaluate ?? Promise.reject) }),
  )
  const visitor = one?.browser()
  const elsewhere = other?.browser()
  await visitor?.signIn()
  for (const pair of visitor?.cookies ?? []) elsewhere?.cookies.set(...pair)
  expect(await elsewhere?.accounts()).toHaveLength(1)
  await elsewhere?.ask('sign-out', {})
  expect(await visitor?.accounts()).toEqual([])
})

it('keeps nothing for ever, and nothing outside of its prefix', async () => {
  await ioredis.flushall()
  const prefix = 'tide:'
  const store = redisStore(clients.ioredis ?? Promise.reject, { prefix })
  const site = openSite({ store, multiple: true })
  await site.browser().signIn()
  const keys = await ioredis.keys('*')
  expect(keys.length).toBeGreaterThan(3)
  for (const key of keys) {
    expect(key).toMatch(/^tide:/)
    expect(await ioredis.pttl(key)).toBeGreaterThan(0)
  }
})
