/** Bytes that one block takes in; longer texts are never hashed here. */
const rateInBytes = 136

/**
 * Keccak-256, the hash of EIP-55, of a short ASCII text as hex digits. An
 * address is one block, which is all that this page needs before it sends: a
 * general implementation weighs four times as much.
 *
 * A connection waits for it, once, before any engine has warmed up: lanes are
 * kept in halves, the low one first, since big integers are slow, and the
 * rounds call nothing.
 * @param text at most 135 ASCII characters
 */
export function keccak256(text: string): string {
  const state = new Int32Array(50)
  const bytes = new Uint8Array(state.buffer)
  for (let index = 0; index < text.length; index++)
    bytes[index] = text.charCodeAt(index)
  bytes[text.length] = 1
  bytes[rateInBytes - 1] = (bytes[rateInBytes - 1] ?? 0) | 0x80
  permute(state)
  return Array.from(bytes.subarray(0, 32), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

/** The 24 rounds; offsets and constants come from their definitions. */
function permute(state: Int32Array): void {
  const moved = new Int32Array(50)
  const parity = new Int32Array(10)
  const turns = listTurns()
  let register = 1
  for (let round = 0; round < 24; round++) {
    parity.fill(0)
    for (let index = 0; index < 50; index++)
      parity[index % 10] = (parity[index % 10] ?? 0) ^ (state[index] ?? 0)
    for (let column = 0; column < 10; column++) {
      const next = (column + 2) % 10
      const mixed =
        (parity[(column + 8) % 10] ?? 0) ^
        ((parity[next] ?? 0) << 1) ^
        ((parity[next ^ 1] ?? 0) >>> 31)
      for (let index = column; index < 50; index += 10)
        state[index] = (state[index] ?? 0) ^ mixed
    }

    moved.set(state.subarray(0, 2))
    for (const { by, from, to } of turns)
      moved[to] = ((state[from] ?? 0) << by) | ((state[from ^ 1] ?? 0) >>> -by)

    for (let index = 0; index < 50; index++) {
      const row = index - (index % 10)
      state[index] =
        (moved[index] ?? 0) ^
        (~(moved[row + ((index + 2) % 10)] ?? 0) &
          (moved[row + ((index + 4) % 10)] ?? 0))
    }

    for (let bit = 0; bit < 7; bit++) {
      const place = (1 << bit) - 1
      const half = place >> 5
      if (register & 1) state[half] = (state[half] ?? 0) ^ (1 << place)
      register = (register << 1) ^ (register & 0x80 ? 0x171 : 0)
    }
  }
}

type Turn = { readonly from: number; readonly to: number; readonly by: number }

/** Which half moves where in a round, and by how much its lane is turned. */
function listTurns(): readonly Turn[] {
  const turns: Turn[] = []
  let [x, y, lane] = [1, 0, 1]
  for (let step = 1; step < 25; step++) {
    ;[x, y] = [y, (2 * x + 3 * y) % 5]
    const by = ((step * (step + 1)) / 2) % 64
    for (const half of [0, 1]) {
      const from = 2 * lane + (by < 32 ? half : 1 - half)
      turns.push({ from, to: 2 * (x + 5 * y) + half, by })
    }
    lane = x + 5 * y
  }
  return turns
}
