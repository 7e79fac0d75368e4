import type { Hex } from 'viem'

/** `0x` and 32 bytes. */
const wordLength = 2 + 64
const mostDecimals = 77

/** A number that a contract answers with; undefined for what is none. */
export function decodeUnits(data: Hex | undefined): bigint | undefined {
  if (data === undefined || data.length !== wordLength) return undefined
  return BigInt(data)
}

/** Decimals that a contract answers with; undefined for what none can have. */
export function decodeDecimals(data: Hex | undefined): number | undefined {
  const decimals = decodeUnits(data)
  return decimals === undefined || decimals > mostDecimals
    ? undefined
    : Number(decimals)
}
