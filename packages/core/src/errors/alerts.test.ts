import { describe, expect, it } from 'vitest'
import { alertCodes, alerts } from './alerts.js'

describe('configuration alerts', () => {
  it('[R8.40] says Network Not Found', () => {
    expect(alerts.NETWORK_NOT_FOUND.short).toBe('Network Not Found')
    expect(alerts.NETWORK_NOT_FOUND.long).toMatch(/networks/)
  })

  it.each(alertCodes)('[R8.50] %s has a short and a long message', (code) => {
    const { long, short } = alerts[code]
    expect(short.length).toBeGreaterThan(5)
    expect(long.length).toBeGreaterThan(short.length)
    expect(long).toMatch(/^[A-Z].*[a-z`]\.$/s)
  })

  it('[R8.50] covers every alert of the specification', () => {
    const shorts = new Set(Object.values(alerts).map(({ short }) => short))
    expect([...shorts]).toEqual([
      'Network Not Found',
      'Invalid App Configuration',
      'Embedded wallet could not load',
      'Embedded Wallet Request Timed Out',
      'Session Expired',
      'Project ID Not Configured',
      'Server Error',
      'Rate Limited',
      'Unverified domain',
      'Multi-wallet not enabled',
    ])
  })
})
