import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testExtensions } from '../../../../../../../devstack/testing/makeTestToken.js'
import { propertyRuns } from '../../../../testing/propertyRuns.js'
import { feeOn, readTransferFee } from './transferFee.js'

const unlimited = (1n << 64n) - 1n
const viewOf = ({ data }: { data: Uint8Array }) =>
  new DataView(data.buffer, data.byteOffset, data.byteLength)

describe('the fee that a token keeps', () => {
  it.each([
    [0n, 100, unlimited, 0n],
    [100n, 100, unlimited, 1n],
    // Rounded up: 1.01 becomes 2.
    [101n, 100, unlimited, 2n],
    [1n, 1, unlimited, 1n],
    [12_500_000n, 100, unlimited, 125_000n],
    [12_500_000n, 100, 5_000n, 5_000n],
    [1_000n, 10_000, unlimited, 1_000n],
    [1_000n, 0, unlimited, 0n],
    [unlimited, 9_999, unlimited, 18_444_899_399_302_180_660n],
  ])(
    'of %s at %s basis points, at most %s, is %s',
    (amount, basisPoints, maximum, fee) => {
      expect(feeOn(amount, { basisPoints, maximum })).toBe(fee)
    },
  )

  it('is never more than the amount or the maximum, and never rounded down', () => {
    const units = fc.bigInt({ min: 0n, max: unlimited })
    fc.assert(
      fc.property(
        units,
        units,
        fc.integer({ min: 0, max: 10_000 }),
        (amount, maximum, basisPoints) => {
          const fee = feeOn(amount, { basisPoints, maximum })
          expect(fee <= amount && fee <= maximum).toBe(true)
          if (fee < maximum)
            expect(fee * 10_000n >= amount * BigInt(basisPoints)).toBe(true)
        },
      ),
      propertyRuns(200),
    )
  })

  it('is the newer one from its epoch on', () => {
    const view = viewOf(
      testExtensions.transferFee(
        { epoch: 3n, maximum: 10n, basisPoints: 50 },
        { epoch: 7n, maximum: 20n, basisPoints: 150 },
      ),
    )
    const older = { maximum: 10n, basisPoints: 50 }
    const newer = { maximum: 20n, basisPoints: 150 }
    for (const epoch of [0n, 3n, 6n])
      expect(readTransferFee(view, epoch)).toEqual(older)
    for (const epoch of [7n, 8n, 1_000n])
      expect(readTransferFee(view, epoch)).toEqual(newer)
  })
})
