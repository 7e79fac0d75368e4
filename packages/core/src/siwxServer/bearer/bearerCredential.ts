import type { Credential } from '../Credential.js'
import type { SiwxContext } from '../SiwxContext.js'
import { SiwxError } from '../SiwxError.js'
import { createSecret, hashSecret } from '../secrets.js'
import { signInLifetimeMs } from '../signInLifetimeMs.js'
import { readAccessToken } from './accessTokens.js'
import { assertProofNonce, useProofOnce } from './proofNonces.js'
import { type DpopProof, hashText, readDpopProof } from './readDpopProof.js'

/**
 * Browsers are known by a key that they have and that no script can take
 * elsewhere: each request proves it. Routes of the site ask for a token
 * besides, which is worth nothing without the key.
 * @param apiOrigin where this server is, as browsers write it
 * @see RFC 9449
 */
export function bearerCredential(
  context: Omit<SiwxContext, 'credential'>,
  apiOrigin: string,
): Credential {
  const { environment, options } = context

  /** @throws `PROOF_INVALID`, `PROOF_STALE` */
  async function prove(request: Request, token?: string): Promise<DpopProof> {
    const proof = await readDpopProof(request.headers.get('dpop') ?? '')
    const { pathname } = new URL(request.url)
    if (
      proof?.htm !== request.method ||
      proof.htu !== apiOrigin + pathname ||
      proof.ath !== (token === undefined ? undefined : hashText(token))
    )
      throw new SiwxError('PROOF_INVALID')
    await assertProofNonce(context, proof.nonce)
    await useProofOnce(context, proof.thumbprint, proof.jti)
    return proof
  }

  const keyOf = (thumbprint: string) => hashSecret('key', thumbprint)

  async function ownerOfKey(thumbprint: string): Promise<string | undefined> {
    const nowMs = environment.clock.now()
    const [entry] = await options.store.read(keyOf(thumbprint), nowMs)
    return entry?.value
  }

  return {
    async read(request, where) {
      if (where === 'here') {
        const { thumbprint } = await prove(request)
        return { browser: thumbprint, owner: await ownerOfKey(thumbprint) }
      }
      const token = readToken(request)
      if (token === undefined) return { browser: undefined, owner: undefined }
      const { thumbprint } = await prove(request, token)
      const owner = await readAccessToken(context, thumbprint, token)
      return { browser: thumbprint, owner }
    },
    async begin(request) {
      const { thumbprint } = await prove(request)
      return { browser: thumbprint, cookies: [] }
    },
    issue({ browser = '', owner: before }) {
      const owner = hashSecret('signIn', createSecret(environment))
      return {
        owner,
        cookies: [],
        async replace() {
          const nowMs = environment.clock.now()
          const key = keyOf(browser)
          if (before !== undefined) await options.store.remove(before)
          await options.store.remove(key)
          const expiresAtMs = nowMs + signInLifetimeMs
          const entry = { key, owner: key, value: owner, expiresAtMs }
          if (!(await options.store.put(entry, nowMs)))
            throw new SiwxError('UNAVAILABLE')
        },
      }
    },
    goneCookies: [],
  }
}

function readToken({ headers }: Request): string | undefined {
  const [, token] =
    /^DPoP ([\w-]{43})$/i.exec(headers.get('authorization') ?? '') ?? []
  return token
}
