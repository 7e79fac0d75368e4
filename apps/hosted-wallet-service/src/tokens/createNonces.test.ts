import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createNonces, nonceLifeMs } from './createNonces.js'

function setUp() {
  const world = { now: 1_000 }
  return { world, nonces: createNonces(() => world.now, randomBytes) }
}

describe('createNonces', () => {
  it('accepts a nonce for ten minutes, and a proof once', () => {
    const { nonces, world } = setUp()
    const nonce = nonces.issue()
    world.now += nonceLifeMs - 1
    expect(nonces.isFresh(nonce)).toBe(true)
    expect(nonces.isFirst('proof')).toBe(true)
    expect(nonces.isFirst('proof')).toBe(false)
    world.now += 1
    expect(nonces.isFresh(nonce)).toBe(false)
  })

  it('of another process is none', () => {
    const { nonces } = setUp()
    expect(setUp().nonces.isFresh(nonces.issue())).toBe(false)
  })
})
