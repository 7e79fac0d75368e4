const charset = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const generators = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3]

/** What the checksum comes to: BIP-173 for version 0, BIP-350 above it. */
const bech32 = 1
const bech32m = 0x2bc830a3

const formPattern = /^([!-~]+)1([a-z\d])([a-z\d]*)([a-z\d]{6})$/

/**
 * Reads a witness program as bech32 or bech32m, whichever its version asks
 * for.
 * @returns undefined for anything that is none
 */
export function decodeSegwit(address: string):
  | {
      readonly prefix: string
      readonly version: number
      readonly program: Uint8Array
    }
  | undefined {
  const text = address.toLowerCase()
  const [, prefix, first, data] = formPattern.exec(text) ?? []
  const isOneCase = address === text || address === address.toUpperCase()
  if (!isOneCase || !prefix || !first || data === undefined) return undefined
  const codes = Array.from(prefix, (letter) => letter.charCodeAt(0))
  const values = Array.from(text.slice(prefix.length + 1), (letter) =>
    charset.indexOf(letter),
  )
  let sum = 1
  for (const value of [
    ...codes.map((code) => code >> 5),
    0,
    ...codes.map((code) => code & 31),
    ...values,
  ]) {
    const top = sum >>> 25
    sum = ((sum & 0x1ffffff) << 5) ^ value
    generators.forEach((generator, bit) => {
      if ((top >> bit) & 1) sum ^= generator
    })
  }
  const version = charset.indexOf(first)
  const isRight = sum === (version === 0 ? bech32 : bech32m)
  const program = toBytes(values.slice(1, -6))
  if (!isRight || !program || values.includes(-1)) return undefined
  return { prefix, version, program }
}

/** Five bits each become eight; what is left over has to be nothing. */
function toBytes(values: readonly number[]): Uint8Array | undefined {
  const bits = values
    .map((value) => (value & 31).toString(2).padStart(5, '0'))
    .join('')
  const bytes = bits.match(/.{8}/g) ?? []
  const isClean = /^0{0,4}$/.test(bits.slice(bytes.length * 8))
  return isClean
    ? Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 2))
    : undefined
}
