const letters = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const generators = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3]
const checksumLength = 6
const textLimit = 90

/** From `!` to `~`, without capital letters, up to the last `1`. */
const pattern = /^([!-@[-~]{1,83})1([02-9ac-hj-np-z]{6,})$/

/**
 * Reads a bech32 text (BIP-173) in small letters, as addresses of cosmos are
 * written.
 * @returns undefined unless its checksum is right
 * @example parseBech32('cosmos1…')?.prefix // 'cosmos'
 */
export function parseBech32(
  text: string,
): { readonly prefix: string; readonly bytes: Uint8Array } | undefined {
  if (text.length > textLimit) return undefined
  const [, prefix, data] = pattern.exec(text) ?? []
  if (!prefix || !data) return undefined
  const codes = [...prefix].map((letter) => letter.charCodeAt(0))
  const words = [...data].map((letter) => letters.indexOf(letter))
  const head = [...codes.map((code) => code >> 5), 0]
  const tail = codes.map((code) => code & 31)
  if (checksum([...head, ...tail, ...words]) !== 1) return undefined
  const bytes = toBytes(words.slice(0, -checksumLength))
  return bytes && { prefix, bytes }
}

function checksum(values: readonly number[]): number {
  let sum = 1
  for (const value of values) {
    const top = sum >> 25
    sum = ((sum & 0x1ffffff) << 5) ^ value
    generators.forEach((generator, bit) => {
      if ((top >> bit) & 1) sum ^= generator
    })
  }
  return sum
}

/** Bits that are left over must be fewer than a word has, and zero. */
function toBytes(words: readonly number[]): Uint8Array | undefined {
  const bytes: number[] = []
  let bits = 0
  let value = 0
  for (const word of words) {
    value = ((value << 5) | word) & 0xfff
    bits += 5
    if (bits < 8) continue
    bits -= 8
    bytes.push((value >> bits) & 255)
  }
  const rest = value & ((1 << bits) - 1)
  return bits < 5 && rest === 0 ? Uint8Array.from(bytes) : undefined
}
