import { describe, expect, it } from 'vitest'
import { networkOf } from './networkOf.js'

describe('networkOf', () => {
  it.each([
    ['192.0.2.77', '192.0.2.0/24'],
    ['::ffff:192.0.2.1', '192.0.2.0/24'],
    ['2001:db8:1234:ab01::1', '2001:db8:1234:ab00::/56'],
    ['2001:db8:1234:abff:1:2:3:4', '2001:db8:1234:ab00::/56'],
    ['2001:db8:1234:ac00::1', '2001:db8:1234:ac00::/56'],
    ['2001:db8:1234:7::1', '2001:db8:1234:0000::/56'],
    ['::1', '0:0:0:0000::/56'],
  ])('counts %s under %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})
