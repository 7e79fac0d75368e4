const laneMask = (1n << 64n) - 1n

/** Bytes that one block takes in; longer texts are never hashed here. */
const rateInLanes = 17

/**
 * Keccak-256, the hash of EIP-55, of a short ASCII text as hex digits. An
 * address is one block, which is all that this page needs before it sends: a
 * general implementation weighs four times as much.
 * @param text at most 135 ASCII characters
 */
export function keccak256(text: string): string {
  const state = new BigUint64Array(25)
  const absorb = (index: number, byte: number) => {
    const lane = index >> 3
    state[lane] = at(state, lane) ^ (BigInt(byte) << BigInt((index & 7) * 8))
  }
  for (let index = 0; index < text.length; index++)
    absorb(index, text.charCodeAt(index))
  absorb(text.length, 1)
  absorb(rateInLanes * 8 - 1, 0x80)
  permute(state)
  return Array.from(new Uint8Array(state.buffer, 0, 32), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

/** The 24 rounds; offsets and constants come from their definitions. */
function permute(state: BigUint64Array): void {
  let register = 1
  for (let round = 0; round < 24; round++) {
    const parity = [0, 1, 2, 3, 4].map((x) =>
      [5, 10, 15, 20].reduce((sum, y) => sum ^ at(state, x + y), at(state, x)),
    )
    for (let index = 0; index < 25; index++)
      state[index] =
        at(state, index) ^
        at(parity, (index + 4) % 5) ^
        rotate(at(parity, (index + 1) % 5), 1)

    let [x, y, moving] = [1, 0, at(state, 1)]
    for (let step = 1; step < 25; step++) {
      ;[x, y] = [y, (2 * x + 3 * y) % 5]
      const next = at(state, x + 5 * y)
      state[x + 5 * y] = rotate(moving, ((step * (step + 1)) / 2) % 64)
      moving = next
    }

    for (let start = 0; start < 25; start += 5) {
      const row = state.slice(start, start + 5)
      for (let index = 0; index < 5; index++)
        state[start + index] =
          at(row, index) ^
          (~at(row, (index + 1) % 5) & at(row, (index + 2) % 5))
    }

    for (let bit = 0; bit < 7; bit++) {
      if (register & 1) state[0] = at(state, 0) ^ (1n << BigInt((1 << bit) - 1))
      register = (register << 1) ^ (register & 0x80 ? 0x171 : 0)
    }
  }
}

function rotate(lane: bigint, by: number): bigint {
  return ((lane << BigInt(by)) | (lane >> BigInt(64 - by))) & laneMask
}

function at(lanes: ArrayLike<bigint>, index: number): bigint {
  return lanes[index] ?? 0n
}
