import { concatBytes, utf8ToBytes } from '@noble/hashes/utils'
import { base64 } from '@scure/base'

/** A `SignDoc` as wallets take it. */
export type DirectDocument = {
  readonly bodyBytes: Uint8Array
  readonly authInfoBytes: Uint8Array
  readonly chainId: string
  readonly accountNumber: { toString(): string }
}

/** The text that an account signs of a text of the site (ADR-36). */
export function arbitraryDocument(signer: string, data: string): object {
  return {
    chain_id: '',
    account_number: '0',
    sequence: '0',
    fee: { gas: '0', amount: [] },
    msgs: [
      {
        type: 'sign/MsgSignData',
        value: { signer, data: base64.encode(utf8ToBytes(data)) },
      },
    ],
    memo: '',
  }
}

/** Amino's JSON: sorted members, three signs escaped as Go does. */
export function encodeAmino(document: object): Uint8Array {
  return utf8ToBytes(
    JSON.stringify(sorted(document))
      .replace(/&/g, '\\u0026')
      .replace(/</g, '\\u003c')
      .replace(/>/g, '\\u003e'),
  )
}

/** Protobuf of a `SignDoc`; what is empty is left out. */
export function encodeDirect(document: DirectDocument): Uint8Array {
  const { accountNumber, authInfoBytes, bodyBytes, chainId } = document
  const number = BigInt(accountNumber.toString())
  return concatBytes(
    field(1, bodyBytes),
    field(2, authInfoBytes),
    field(3, utf8ToBytes(chainId)),
    number > 0n ? Uint8Array.of(4 << 3, ...varint(number)) : new Uint8Array(),
  )
}

function field(place: number, bytes: Uint8Array): Uint8Array {
  if (bytes.length === 0) return bytes
  return Uint8Array.of(
    (place << 3) | 2,
    ...varint(BigInt(bytes.length)),
    ...bytes,
  )
}

function varint(value: bigint): number[] {
  const bytes: number[] = []
  for (let rest = value; rest > 127n; rest >>= 7n) {
    bytes.push(Number(rest & 127n) | 128)
  }
  return [...bytes, Number((value >> BigInt(7 * bytes.length)) & 127n)]
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([left], [right]) => (left < right ? -1 : 1))
      .map(([name, member]) => [name, sorted(member)]),
  )
}
