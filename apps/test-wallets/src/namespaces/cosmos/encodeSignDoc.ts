import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'

const lengthDelimited = 2

/** A cosmos `SignDoc` in protobuf. */
export function encodeSignDoc(document: {
  readonly bodyBytes: Uint8Array
  readonly authInfoBytes: Uint8Array
  readonly chainId: string
  readonly accountNumber: bigint
}): Uint8Array {
  const { accountNumber, authInfoBytes, bodyBytes, chainId } = document
  return concatBytes(
    field(1, bodyBytes),
    field(2, authInfoBytes),
    field(3, utf8ToBytes(chainId)),
    accountNumber === 0n
      ? new Uint8Array()
      : concatBytes(Uint8Array.of(4 << 3), varint(accountNumber)),
  )
}

function field(number: number, value: Uint8Array): Uint8Array {
  if (value.length === 0) return value
  return concatBytes(
    Uint8Array.of((number << 3) | lengthDelimited),
    varint(BigInt(value.length)),
    value,
  )
}

function varint(value: bigint): Uint8Array {
  const low = Number(value & 0x7fn)
  if (value < 0x80n) return Uint8Array.of(low)
  return concatBytes(Uint8Array.of(low | 0x80), varint(value >> 7n))
}
