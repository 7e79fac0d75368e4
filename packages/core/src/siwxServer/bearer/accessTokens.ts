import { object, parse, string } from 'valibot'
import type { SiwxContext } from '../SiwxContext.js'
import { SiwxError } from '../SiwxError.js'
import { createSecret, hashSecret } from '../secrets.js'

type Context = Pick<SiwxContext, 'environment' | 'options'>

/** Then the key that it is bound to gets another one. */
const lifetimeMs = 10 * 60_000

const Kept = object({ thumbprint: string(), owner: string() })

/** Makes a token for what is kept of a sign-in, of use with this key alone. */
export async function createAccessToken(
  { environment, options }: Context,
  thumbprint: string,
  owner: string,
): Promise<{ readonly token: string; readonly expiresInMs: number }> {
  const token = createSecret(environment)
  const key = hashSecret('token', token)
  const nowMs = environment.clock.now()
  const value = JSON.stringify({ thumbprint, owner })
  const entry = { key, owner: key, value, expiresAtMs: nowMs + lifetimeMs }
  if (!(await options.store.put(entry, nowMs)))
    throw new SiwxError('UNAVAILABLE')
  return { token, expiresInMs: lifetimeMs }
}

/**
 * @returns the owner of what is kept of the sign-in
 * @throws `TOKEN_INVALID` unless it is this key's
 */
export async function readAccessToken(
  { environment, options }: Context,
  thumbprint: string,
  token: string,
): Promise<string> {
  const key = hashSecret('token', token)
  const [entry] = await options.store.read(key, environment.clock.now())
  const kept = entry && parse(Kept, JSON.parse(entry.value))
  if (kept?.thumbprint !== thumbprint) throw new SiwxError('TOKEN_INVALID')
  return kept.owner
}
