import { type QrVersion, qrDataBytes } from './qrVersion.js'

const byteMode = 0b0100

/** A text as the bytes of a code: data and correction, in drawing order. */
export function qrBytes(text: Uint8Array, version: QrVersion): number[] {
  const data = dataBytes(text, version)
  const { blocks, capacity, correctionBytes } = version
  const isLong = (index: number) => index >= blocks - (capacity % blocks)
  const shortLength = Math.floor(capacity / blocks) - correctionBytes
  const divisor = generator(correctionBytes)
  let start = 0
  const split = Array.from({ length: blocks }, (_, index) => {
    const end = start + shortLength + (isLong(index) ? 1 : 0)
    const block = data.slice(start, end)
    start = end
    return block
  })
  return [
    ...interleave(split, shortLength + 1),
    ...interleave(
      split.map((block) => remainder(block, divisor)),
      correctionBytes,
    ),
  ]
}

/** Mode, length, bytes, and filling up to the end. */
function dataBytes(text: Uint8Array, version: QrVersion): number[] {
  const write = (value: number, length: number) =>
    value.toString(2).padStart(length, '0')
  const room = qrDataBytes(version)
  const bits = [
    write(byteMode, 4),
    write(text.length, version.lengthBits),
    ...Array.from(text, (byte) => write(byte, 8)),
    '0000',
  ].join('')
  const bytes = bits
    .slice(0, room * 8)
    .match(/.{1,8}/g)
    ?.map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2))
  return Array.from(
    { length: room },
    (_, index) =>
      bytes?.[index] ??
      ((index - (bytes?.length ?? 0)) % 2 === 0 ? 0xec : 0x11),
  )
}

function interleave(blocks: readonly number[][], length: number): number[] {
  return Array.from({ length }, (_, index) =>
    blocks.flatMap((block) => block.slice(index, index + 1)),
  ).flat()
}

/** The Reed-Solomon generator polynomial of a degree, without its first 1. */
function generator(degree: number): number[] {
  let polynomial = [...Array<number>(degree - 1).fill(0), 1]
  let root = 1
  for (let step = 0; step < degree; step++) {
    const factor = root
    polynomial = polynomial.map(
      (value, index) => multiply(value, factor) ^ (polynomial[index + 1] ?? 0),
    )
    root = multiply(root, 2)
  }
  return polynomial
}

function remainder(data: readonly number[], divisor: readonly number[]) {
  let rest = divisor.map(() => 0)
  for (const byte of data) {
    const [first = 0, ...others] = rest
    const factor = byte ^ first
    rest = divisor.map(
      (value, index) => multiply(value, factor) ^ (others[index] ?? 0),
    )
  }
  return rest
}

/** Multiplication in GF(2^8) with the polynomial 0x11d. */
function multiply(left: number, right: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d)
    if ((right >> bit) & 1) product ^= left
  }
  return product
}
