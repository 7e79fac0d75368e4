/**
 * SHA-256 of at most 55 bytes, which are one block: an address is less. A
 * general implementation weighs four times as much.
 */
export function sha256(bytes: Uint8Array): Uint8Array {
  const { constants, start } = deriveConstants()
  const block = new DataView(new ArrayBuffer(64))
  new Uint8Array(block.buffer).set(bytes)
  block.setUint8(bytes.length, 0x80)
  block.setUint32(60, bytes.length * 8)

  const words = new Int32Array(64)
  const at = (index: number) => words[index] ?? 0
  let state = start.slice(0, 8)
  for (let round = 0; round < 64; round++) {
    const [near, far] = [at(round - 2), at(round - 15)]
    words[round] =
      round < 16
        ? block.getInt32(round * 4)
        : at(round - 16) +
          at(round - 7) +
          (turn(near, 17) ^ turn(near, 19) ^ (near >>> 10)) +
          (turn(far, 7) ^ turn(far, 18) ^ (far >>> 3))
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
    const sum =
      h +
      (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) +
      ((e & f) ^ (~e & g)) +
      (constants[round] ?? 0) +
      at(round)
    const top =
      sum +
      (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) +
      ((a & b) ^ (a & c) ^ (b & c))
    state = Int32Array.of(top, a, b, c, d + sum, e, f, g)
  }
  const hash = new DataView(new ArrayBuffer(32))
  start.forEach((value, index) => {
    hash.setInt32(index * 4, value + (state[index] ?? 0))
  })
  return new Uint8Array(hash.buffer)
}

function turn(value: number, by: number): number {
  return (value >>> by) | (value << -by)
}

/** The first bits of the roots of the first primes, as they are defined. */
function deriveConstants() {
  const primes: number[] = []
  for (let number = 2; primes.length < 64; number++)
    if (primes.every((prime) => number % prime > 0)) primes.push(number)
  const firstBits = (root: number) => (root % 1) * 2 ** 32
  return {
    start: Int32Array.from(primes.slice(0, 8), (prime) =>
      firstBits(Math.sqrt(prime)),
    ),
    constants: Int32Array.from(primes, (prime) => firstBits(Math.cbrt(prime))),
  }
}
