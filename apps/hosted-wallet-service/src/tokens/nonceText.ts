import { createHmac, timingSafeEqual } from 'node:crypto'

const mac = (key: string, text: string) =>
  createHmac('sha256', key).update(text).digest()

/** A nonce that carries its time, under a key. */
export function writeNonce(key: string, issuedAtMs: number): string {
  const issuedAt = Math.floor(issuedAtMs).toString(36)
  return `${issuedAt}.${mac(key, issuedAt).toString('base64url')}`
}

/** When a nonce was issued under this key; undefined where it was not. */
export function readNonce(key: string, nonce: string): number | undefined {
  const [issuedAt = '', written = ''] = nonce.split('.')
  const given = Buffer.from(written, 'base64url')
  const expected = mac(key, issuedAt)
  if (given.byteLength !== expected.byteLength) return undefined
  if (!timingSafeEqual(expected, given)) return undefined
  return Number.parseInt(issuedAt, 36)
}
