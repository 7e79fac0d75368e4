import type { SharedCache } from '@hasp/service-frame'
import * as v from 'valibot'
import { type Nonces, nonceLifeMs } from './Nonces.js'
import { readNonce, writeNonce } from './nonceText.js'
import { proofsScript } from './proofsScript.js'

const answerSchema = v.tuple([
  v.string(),
  v.number(),
  v.picklist(['first', 'again', 'stale']),
])

/**
 * Nonces of every process that shares a cache. Their key is in the same value
 * as the proofs that were seen: a cache that loses one has lost the other, and
 * no proof from before is accepted.
 * @see RFC 9449, section 8
 */
export function createSharedNonces(
  cache: SharedCache,
  randomBytes: (length: number) => Uint8Array,
): Nonces {
  /** As it was lately: the script says whether it still is. */
  let lastKey = ''
  const ask = async (use?: { issuedAt: number; proofId: string }) => {
    const drawn = Buffer.from(randomBytes(32)).toString('base64url')
    const asked = [drawn, nonceLifeMs, lastKey]
    const used = use ? [use.issuedAt, use.proofId] : []
    const answer = await cache.run(proofsScript, 'proofs', [...asked, ...used])
    const [key, now, verdict] = v.parse(answerSchema, answer)
    lastKey = key
    return { key, now, verdict }
  }
  return {
    issue: async () => {
      const { key, now } = await ask()
      return writeNonce(key, now)
    },
    isFresh: async (nonce) => {
      const { key, now } = await ask()
      const issuedAt = readNonce(key, nonce)
      return issuedAt !== undefined && now - issuedAt < nonceLifeMs
    },
    use: async (nonce, proofId) => {
      // Another process may have drawn a key since this one has looked.
      if (readNonce(lastKey, nonce) === undefined) await ask()
      const issuedAt = readNonce(lastKey, nonce)
      if (issuedAt === undefined) return 'stale'
      return (await ask({ issuedAt, proofId })).verdict
    },
  }
}
