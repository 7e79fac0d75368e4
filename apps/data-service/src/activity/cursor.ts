import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Hex } from 'viem'

const sealBytes = 16

/** Up to where a history was told, and how often blocks had been undone. */
export interface Position {
  readonly epoch: number
  readonly block: number
  readonly place: number
}

/** What a cursor is for: of anything else it is none. */
export interface CursorScope {
  readonly key: Hex
  readonly account: Hex
  readonly kind: string | undefined
}

/**
 * A network's own key, where networks have one together: a cursor of one is none
 * of another.
 */
export function keyOfNetwork(key: Hex, networkId: string): Hex {
  const seal = createHmac('sha256', bytesOf(key)).update(networkId)
  return `0x${seal.digest('hex')}`
}

/** Writes a position so that nobody else can. */
export function sealCursor(
  scope: CursorScope,
  { block, epoch, place }: Position,
): string {
  const text = Buffer.from(`${epoch}.${block}.${place}`)
  return Buffer.concat([sealOf(scope, text), text]).toString('base64url')
}

/** @returns undefined for what this service did not write for this scope */
export function openCursor(
  scope: CursorScope,
  cursor: string,
): Position | undefined {
  const read = Buffer.from(cursor, 'base64url')
  const text = read.subarray(sealBytes)
  const seal = read.subarray(0, sealBytes)
  // Bits that decoding drops would be a second way to write the same.
  if (read.toString('base64url') !== cursor || text.length === 0)
    return undefined
  if (!timingSafeEqual(seal, sealOf(scope, text))) return undefined
  const [epoch = 0, block = 0, place = 0] = text
    .toString()
    .split('.')
    .map(Number)
  return { epoch, block, place }
}

function sealOf({ account, key, kind = '' }: CursorScope, text: Buffer) {
  return createHmac('sha256', bytesOf(key))
    .update(`${account} ${kind} `)
    .update(text)
    .digest()
    .subarray(0, sealBytes)
}

function bytesOf(key: Hex): Buffer {
  return Buffer.from(key.slice(2), 'hex')
}
