import { describe, expect, it } from 'vitest'
import { retryInMs } from './balanceRetry.js'

const failedAt = 1_700_000_000_000

describe('retryInMs', () => {
  it('[R4.17] allows a retry 30 s after the last failure, not before', () => {
    expect(retryInMs(failedAt, failedAt)).toBe(30_000)
    expect(retryInMs(failedAt, failedAt + 29_999)).toBe(1)
    expect(retryInMs(failedAt, failedAt + 30_000)).toBe(0)
    expect(retryInMs(failedAt, failedAt + 90_000)).toBe(0)
  })

  it('allows the first request at once', () => {
    expect(retryInMs(undefined, failedAt)).toBe(0)
  })

  it('never waits longer than 30 s when the clock was set back', () => {
    expect(retryInMs(failedAt, failedAt - 86_400_000)).toBe(30_000)
  })
})
