// ISO/IEC 18004, error correction level Q, versions 1 to 40.

/** Correction bytes of each block. */
const correction = [
  13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26,
  30, 28, 30, 30, 30, 30, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
  30, 30,
]

/** How many blocks the bytes are split into. */
const blockCounts = [
  1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23,
  25, 27, 29, 34, 34, 35, 38, 40, 43, 45, 48, 51, 53, 56, 59, 62, 65, 68,
]

/** What a version of the code holds. */
export type QrVersion = {
  readonly version: number
  readonly correctionBytes: number
  readonly blocks: number
  /** Bytes of data and correction together. */
  readonly capacity: number
  /** Bits that tell how many bytes follow. */
  readonly lengthBits: 8 | 16
}

/**
 * The smallest version that holds so many bytes.
 * @throws RangeError above 1663 bytes
 */
export function qrVersionFor(byteCount: number): QrVersion {
  const found = blockCounts
    .map((blocks, index): QrVersion => {
      const version = index + 1
      return {
        version,
        blocks,
        correctionBytes: correction[index] ?? 0,
        capacity: capacityOf(version),
        lengthBits: version < 10 ? 8 : 16,
      }
    })
    .find((one) => byteCount * 8 + 4 + one.lengthBits <= qrDataBytes(one) * 8)
  if (!found) throw new RangeError('Too long for a code')
  return found
}

/** Bytes of data that a version holds. */
export function qrDataBytes(version: QrVersion): number {
  return version.capacity - version.blocks * version.correctionBytes
}

/** How many alignment patterns stand in a row. */
export function alignmentCount(version: number): number {
  return version === 1 ? 0 : Math.floor(version / 7) + 2
}

function capacityOf(version: number): number {
  const aligned = alignmentCount(version)
  const patterns = aligned ? (25 * aligned - 10) * aligned - 55 : 0
  const modules =
    (16 * version + 128) * version + 64 - patterns - (version > 6 ? 36 : 0)
  return Math.floor(modules / 8)
}
