import { FrameError } from './frameErrors.js'

/** What either side takes and sends, at most. */
export const frameLimits = {
  /** Of one message as UTF-8. */
  bytes: 262_144,
  /** Arrays and records inside each other. */
  depth: 16,
  /** Keys of one record. */
  keys: 1_000,
  /** Requests without an answer. */
  inFlight: 64,
  perSecond: 50,
} as const

const forbiddenKeys = ['__proto__', 'constructor', 'prototype']

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/**
 * Reads a message: JSON as text, so that it has one size, no getter and no
 * cycle. Records have no prototype.
 * @returns undefined for whatever is not JSON, above a limit, or has a key that
 * could reach a prototype; never throws
 */
export function readMessage(data: unknown): unknown {
  if (typeof data !== 'string' || !isWithinBytes(data)) return undefined
  try {
    return copy(JSON.parse(data), 0)
  } catch {
    return undefined
  }
}

/**
 * Writes a message; `bigint` becomes `0x…`.
 * @throws `TOO_LARGE` where the other side would not read it,
 * `INVALID_PAYLOAD` for what is not JSON
 */
export function writeMessage(message: object): string {
  let text: string
  try {
    text = JSON.stringify(message, (_key, value) =>
      typeof value === 'bigint' ? `0x${value.toString(16)}` : value,
    )
  } catch {
    throw new FrameError('INVALID_PAYLOAD')
  }
  if (readMessage(text) === undefined) throw new FrameError('TOO_LARGE')
  return text
}

function isWithinBytes(text: string): boolean {
  const { bytes } = frameLimits
  // A character has at most three bytes for each of its units.
  if (text.length * 3 <= bytes) return true
  return text.length <= bytes && new TextEncoder().encode(text).length <= bytes
}

function copy(value: Json, depth: number): Json {
  if (typeof value !== 'object' || value === null) return value
  if (depth >= frameLimits.depth) throw new RangeError('depth')
  if (Array.isArray(value)) return value.map((item) => copy(item, depth + 1))
  const keys = Object.keys(value)
  if (keys.length > frameLimits.keys) throw new RangeError('keys')
  const record: { [key: string]: Json } = Object.create(null)
  for (const key of keys) {
    if (forbiddenKeys.includes(key)) throw new RangeError('key')
    record[key] = copy(value[key] as Json, depth + 1)
  }
  return record
}
