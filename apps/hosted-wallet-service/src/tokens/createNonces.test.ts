import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createNonces } from './createNonces.js'
import { nonceLifeMs } from './Nonces.js'

function setUp() {
  const world = { now: 1_000 }
  return { world, nonces: createNonces(() => world.now, randomBytes) }
}

describe('createNonces', () => {
  it('accepts a nonce for ten minutes, and a proof once', async () => {
    const { nonces, world } = setUp()
    const nonce = await nonces.issue()
    world.now += nonceLifeMs - 1
    expect(await nonces.isFresh(nonce)).toBe(true)
    expect(await nonces.use(nonce, 'proof')).toBe('first')
    expect(await nonces.use(nonce, 'proof')).toBe('again')
    world.now += 1
    expect(await nonces.isFresh(nonce)).toBe(false)
    expect(await nonces.use(nonce, 'another')).toBe('stale')
  })

  it('of another process is none', async () => {
    const { nonces } = setUp()
    const nonce = await nonces.issue()
    expect(await setUp().nonces.isFresh(nonce)).toBe(false)
  })
})
