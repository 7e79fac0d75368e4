import { describe, expect, it } from 'vitest'
import type { Asset } from '../decode/Summary.js'
import { isAsRead } from './isAsRead.js'
import type { Simulation } from './Simulation.js'

const dollar: Asset = { type: 'token', address: '0xaa' }
const ether: Asset = { type: 'native' }
const other: Asset = { type: 'token', address: '0xbb' }
const swap = (
  sent: bigint,
  received: bigint,
  more: Partial<Extract<Simulation, { status: 'changes' }>> = {},
): Simulation => ({
  status: 'changes',
  changes: [
    { asset: ether, by: -sent },
    { asset: dollar, by: received },
  ],
  approvals: [],
  isWhole: true,
  ...more,
})
const read = swap(1_000n, 200_000n)

describe('what was read', () => {
  it('still holds where the price moved by half a percent, or for the better', () => {
    for (const again of [
      read,
      swap(1_000n, 199_000n),
      swap(1_000n, 250_000n),
      swap(999n, 200_000n),
    ])
      expect(isAsRead(read, again)).toBe(true)
  })

  it('holds no more where less arrives than that, or anything more leaves', () => {
    for (const again of [
      swap(1_000n, 198_999n),
      swap(1_001n, 200_000n),
      swap(1_000n, -1n),
      swap(-1n, 200_000n),
    ])
      expect(isAsRead(read, again)).toBe(false)
  })

  it('holds no more where something else changes, or another way', () => {
    const approvals = [{ spender: '0xcc' }] as never
    for (const again of [
      swap(1_000n, 200_000n, { approvals }),
      swap(1_000n, 200_000n, { isWhole: false }),
      swap(1_000n, 200_000n, { changes: [{ asset: ether, by: -1_000n }] }),
      swap(1_000n, 200_000n, {
        changes: [
          { asset: ether, by: -1_000n },
          { asset: other, by: 200_000n },
        ],
      }),
      { status: 'fails' },
      { status: 'unknown' },
    ] as const)
      expect(isAsRead(read, again)).toBe(false)
    expect(isAsRead({ status: 'unknown' }, { status: 'unknown' })).toBe(true)
    expect(isAsRead({ status: 'fails' }, read)).toBe(false)
  })

  it('leaves no part of a thing that has none', () => {
    const item = (by: bigint): Simulation => ({
      status: 'changes',
      changes: [{ asset: other, by }],
      approvals: [],
      isWhole: true,
    })
    expect(isAsRead(item(1n), item(0n))).toBe(false)
  })
})
