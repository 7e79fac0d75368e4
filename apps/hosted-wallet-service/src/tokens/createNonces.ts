import { createHmac, timingSafeEqual } from 'node:crypto'

/** How long a nonce is accepted. */
export const nonceLifeMs = 10 * 60_000

/** What makes a proof fresh, and used only once. */
export interface Nonces {
  issue(): string
  /** Whether it was issued here, within its time. */
  isFresh(nonce: string): boolean
  /** Whether this proof is seen for the first time; it is remembered. */
  isFirst(proofId: string): boolean
}

/**
 * Nonces that carry their time under a key of this process, beside the proofs
 * that were seen: whoever forgets the proofs forgets the key, and no proof from
 * before is accepted.
 * @param now in milliseconds, of a clock that is never set back: it would make
 * old nonces fresh whose proofs are forgotten
 * @see RFC 9449, section 8
 */
export function createNonces(
  now: () => number,
  randomBytes: (length: number) => Uint8Array,
): Nonces {
  const key = randomBytes(32)
  const mac = (text: string) =>
    createHmac('sha256', key).update(text).digest('base64url')
  const seen = new Map<string, number>()
  const forgetOld = (at: number) => {
    for (const [id, endsAt] of seen) {
      if (endsAt > at) return
      seen.delete(id)
    }
  }
  return {
    issue: () => {
      const issuedAt = Math.floor(now()).toString(36)
      return `${issuedAt}.${mac(issuedAt)}`
    },
    isFresh: (nonce) => {
      const [issuedAt = '', given = ''] = nonce.split('.')
      if (!isEqual(mac(issuedAt), given)) return false
      const age = now() - Number.parseInt(issuedAt, 36)
      return age >= 0 && age < nonceLifeMs
    },
    isFirst: (proofId) => {
      const at = now()
      forgetOld(at)
      if (seen.has(proofId)) return false
      seen.set(proofId, at + nonceLifeMs)
      return true
    },
  }
}

function isEqual(expected: string, given: string): boolean {
  const [left, right] = [Buffer.from(expected), Buffer.from(given)]
  return left.byteLength === right.byteLength && timingSafeEqual(left, right)
}
