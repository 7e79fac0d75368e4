import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { openRedis, type SharedCache } from '@hasp/service-frame'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startRedis } from '../../../../devstack/testing/redisServer.js'
import type { StoppableServer } from '../../../../devstack/testing/startServer.js'
import { startTap } from '../testing/startTap.js'
import { createSharedNonces } from './createSharedNonces.js'
import type { Nonces } from './Nonces.js'

let server: StoppableServer
const caches: SharedCache[] = []
/** What a process of the service has. */
async function join(url = server.url): Promise<Nonces> {
  const cache = await openRedis(url, 'hosted-wallet:')
  caches.push(cache)
  return createSharedNonces(cache, randomBytes)
}

const program = '/usr/bin/redis-cli'

/** As an operator types it. */
function command(word: string): void {
  const { stdout } = spawnSync(program, ['-u', server.url, word])
  expect(`${stdout}`.trim()).toBe('OK')
}

beforeEach(async () => {
  server = await startRedis()
})
afterEach(async () => {
  for (const cache of caches.splice(0)) await cache.close()
  await server.stop()
})

describe('nonces that processes share', () => {
  it('T-SVC-08: accept a proof once, whichever process is asked, and however many at once', async () => {
    const processes = await Promise.all([join(), join(), join()])
    const nonce = await processes[0]?.issue()
    const uses = await Promise.all(
      Array.from({ length: 300 }, (_, index) =>
        processes[index % 3]?.use(nonce ?? '', `proof ${index % 10}`),
      ),
    )
    const count = (of: string) => uses.filter((use) => use === of).length
    expect(count('first')).toBe(10)
    expect(count('again')).toBe(290)
  })

  it('are worth nothing once the cache was emptied, and so is every proof', async () => {
    const [one, other] = [await join(), await join()]
    const nonce = await one.issue()
    expect(await one.use(nonce, 'proof')).toBe('first')
    command('flushall')
    expect(await other.isFresh(nonce)).toBe(false)
    expect(await other.use(nonce, 'proof')).toBe('stale')
    // The one that knew the key of before knows it no more.
    expect(await one.use(nonce, 'proof')).toBe('stale')
    expect(await one.use(await other.issue(), 'proof')).toBe('first')
  })

  it('go on once a connection that went silent was given up', async () => {
    const tap = await startTap(Number(new URL(server.url).port))
    const nonces = await join(`redis://127.0.0.1:${tap.port}`)
    const nonce = await nonces.issue()
    tap.onStep = () => new Promise(() => undefined)
    await expect(nonces.use(nonce, 'proof')).rejects.toThrow()
    tap.onStep = undefined
    await expect
      .poll(() => nonces.use(nonce, 'proof').catch(() => 'away'))
      .toBe('first')
    await tap.stop()
  })

  it('are worth nothing once Redis was killed, though it kept the key and forgot the proof', async () => {
    const [one, other] = [await join(), await join()]
    const nonce = await one.issue()
    command('save')
    expect(await one.use(nonce, 'proof')).toBe('first')
    await server.kill()
    await expect(one.use(nonce, 'proof')).rejects.toThrow()
    await server.start()
    for (const process of [one, other])
      await expect
        .poll(() => process.use(nonce, 'proof').catch(() => 'away'))
        .toBe('stale')
  })
})
