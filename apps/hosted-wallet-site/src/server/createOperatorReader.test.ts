import { describe, expect, it } from 'vitest'
import { createOperatorReader } from './createOperatorReader.js'

describe('createOperatorReader', () => {
  it('knows a change within a minute, and nothing after ten without', async () => {
    let now = 0
    let reads = 0
    let isAway = false
    const read = createOperatorReader({
      now: () => now,
      read: async () => {
        reads += 1
        if (isAway) throw new Error('away')
        return { dev: false, projects: [], networks: [] }
      },
    })
    expect(await read()).toBeDefined()
    now = 59_999
    await read()
    expect(reads).toBe(1)
    now = 60_000
    await read()
    expect(reads).toBe(2)
    isAway = true
    now = 60_000 + 599_999
    expect(await read()).toBeDefined()
    now = 60_000 + 600_000
    expect(await read()).toBeUndefined()
  })
})
