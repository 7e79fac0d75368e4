import { describe, expect, it } from 'vitest'
import { createOperatorReader } from './createOperatorReader.js'

function setUp() {
  const world = { now: 0, reads: 0, isAway: false }
  const failures: unknown[] = []
  const read = createOperatorReader({
    now: () => world.now,
    onFailure: (reason) => void failures.push(reason),
    read: async () => {
      world.reads += 1
      if (world.isAway) throw new Error('away')
      return {
        dev: false,
        areApprovalsStopped: false,
        holdMinutes: 1_440,
        projects: [],
        networks: [],
      }
    },
  })
  return { failures, world, read }
}

describe('createOperatorReader', () => {
  it('knows a change within ten seconds, and nothing after ten minutes without', async () => {
    const { failures, read, world } = setUp()
    expect(await read()).toBeDefined()
    world.now = 9_999
    await read()
    expect(world.reads).toBe(1)
    world.now = 10_000
    await read()
    expect(world.reads).toBe(2)
    world.isAway = true
    world.now = 10_000 + 599_999
    expect(await read()).toBeDefined()
    world.now = 10_000 + 600_000
    expect(await read()).toBeUndefined()
    expect(failures).toEqual([new Error('away')])
  })

  it('gives everybody who asks at first the same answer', async () => {
    const { read, world } = setUp()
    const answers = await Promise.all([read(), read(), read()])
    for (const answer of answers) expect(answer).toBeDefined()
    expect(world.reads).toBe(1)
  })

  it('F-33: reads again when the clock was set back', async () => {
    const { read, world } = setUp()
    world.now = 86_400_000
    await read()
    world.now = 0
    await read()
    expect(world.reads).toBe(2)
  })
})
