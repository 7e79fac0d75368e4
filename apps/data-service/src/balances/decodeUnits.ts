import { type Hex, size } from 'viem'

const wordBytes = 32
const mostDecimals = 77

/** A number that a contract answers with; undefined for what is none. */
export function decodeUnits(data: Hex | undefined): bigint | undefined {
  if (data === undefined || size(data) !== wordBytes) return undefined
  return BigInt(data)
}

/** Decimals that a contract answers with; undefined for what none can have. */
export function decodeDecimals(data: Hex | undefined): number | undefined {
  const decimals = decodeUnits(data)
  return decimals === undefined || decimals > mostDecimals
    ? undefined
    : Number(decimals)
}
