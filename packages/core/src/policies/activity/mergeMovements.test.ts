import { describe, expect, it } from 'vitest'
import type { HistoryMovement } from '../../entities/activity/history.js'
import { mergeMovements } from './mergeMovements.js'

const own = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const other = `0x${'11'.repeat(20)}`
const third = `0x${'22'.repeat(20)}`

const out = (
  amount: bigint,
  token?: string,
  target = other,
): HistoryMovement => ({
  kind: token ? 'erc20' : 'native',
  ...{ token, amount, target, source: own.toLowerCase() },
})
const into = (amount: bigint, token?: string): HistoryMovement => ({
  kind: token ? 'erc20' : 'native',
  ...{ token, amount, source: other, target: own.toLowerCase() },
})
const told = (
  movements: readonly HistoryMovement[],
  worthOf?: Parameters<typeof mergeMovements>[2],
) =>
  mergeMovements(movements, own, worthOf).map(({ amount, direction, token }) =>
    [direction, amount, token].filter((each) => each !== undefined),
  )

describe('mergeMovements', () => {
  it('tells what went out before what came in', () => {
    expect(told([into(5n, '0xa'), out(3n)])).toEqual([
      ['out', 3n],
      ['in', 5n, '0xa'],
    ])
  })

  it('adds up the same token the same way', () => {
    const [sum] = mergeMovements([out(3n), out(4n)], own)
    expect(sum).toMatchObject({ amount: 7n, partner: other })
    const [several] = mergeMovements([out(3n), out(4n, undefined, third)], own)
    expect(several?.partner).toBe(undefined)
  })

  it('drops what comes back of the same token when it is below a tenth', () => {
    expect(told([out(100n), into(9n)])).toEqual([['out', 100n]])
    expect(told([out(100n), into(10n)])).toHaveLength(2)
  })

  it('of several drops those below a hundredth of the largest', () => {
    expect(told([out(10_000n), into(99n), into(5_000n)])).toEqual([
      ['out', 10_000n],
      ['in', 5_000n],
    ])
  })

  it('tells the two largest by what they are worth', () => {
    const worth: Record<string, number> = { '0xa': 1, '0xb': 3, '0xc': 2 }
    const moved = [into(1n, '0xa'), into(1n, '0xb'), out(1n, '0xc')]
    expect(told(moved, ({ token = '' }) => worth[token])).toEqual([
      ['out', 1n, '0xc'],
      ['in', 1n, '0xb'],
    ])
  })

  it('is silent about approvals, which move nothing', () => {
    expect(
      told([{ kind: 'allowance', source: own, target: other, amount: 1n }]),
    ).toEqual([])
  })
})
