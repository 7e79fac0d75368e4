import { type Nonces, nonceLifeMs } from './Nonces.js'
import { readNonce, writeNonce } from './nonceText.js'

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
  const key = Buffer.from(randomBytes(32)).toString('base64url')
  const seen = new Map<string, number>()
  const forgetOld = (at: number) => {
    for (const [id, endsAt] of seen) {
      if (endsAt > at) return
      seen.delete(id)
    }
  }
  const isFresh = (nonce: string) => {
    const issuedAt = readNonce(key, nonce)
    if (issuedAt === undefined) return false
    const age = now() - issuedAt
    return age >= 0 && age < nonceLifeMs
  }
  return {
    issue: async () => writeNonce(key, now()),
    isFresh: async (nonce) => isFresh(nonce),
    use: async (nonce, proofId) => {
      if (!isFresh(nonce)) return 'stale'
      const at = now()
      forgetOld(at)
      if (seen.has(proofId)) return 'again'
      seen.set(proofId, at + nonceLifeMs)
      return 'first'
    },
  }
}
