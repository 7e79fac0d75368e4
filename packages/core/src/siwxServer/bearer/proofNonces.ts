import type { SiwxContext } from '../SiwxContext.js'
import { SiwxError } from '../SiwxError.js'
import { createSecret, hashSecret } from '../secrets.js'

type Context = Pick<SiwxContext, 'environment' | 'options'>

/** A number of the server is good for these five minutes and the next. */
const windowMs = 5 * 60_000

/** While it is, no proof is taken twice. */
const memoryMs = 2 * windowMs

/**
 * What proofs are to name: the time comes from the server, so that no clock of
 * a visitor matters. All processes of a store have the same.
 */
export async function currentProofNonce(context: Context): Promise<string> {
  const { environment, options } = context
  const nowMs = environment.clock.now()
  const window = Math.floor(nowMs / windowMs)
  const known = await readNonce(context, window)
  if (known !== undefined) return known
  const key = keyOf(window)
  const value = createSecret(environment)
  const expiresAtMs = (window + 2) * windowMs
  await options.store.put({ key, owner: key, value, expiresAtMs }, nowMs)
  // Of several processes that begin at once one has put it.
  return (await readNonce(context, window)) ?? value
}

/** @throws `PROOF_STALE`, with the number that is good now */
export async function assertProofNonce(
  context: Context,
  nonce: string | undefined,
): Promise<void> {
  const window = Math.floor(context.environment.clock.now() / windowMs)
  for (const one of [window, window - 1])
    if (nonce !== undefined && nonce === (await readNonce(context, one))) return
  const headers = { 'dpop-nonce': await currentProofNonce(context) }
  throw new SiwxError('PROOF_STALE', { headers })
}

/** @throws `PROOF_INVALID` for one that was used */
export async function useProofOnce(
  { environment, options }: Context,
  thumbprint: string,
  id: string,
): Promise<void> {
  const nowMs = environment.clock.now()
  const key = hashSecret('proof', thumbprint, id)
  const entry = { key, owner: key, value: '1', expiresAtMs: nowMs + memoryMs }
  if (!(await options.store.put(entry, nowMs)))
    throw new SiwxError('PROOF_INVALID')
}

async function readNonce(
  { environment, options }: Context,
  window: number,
): Promise<string | undefined> {
  const nowMs = environment.clock.now()
  const [entry] = await options.store.read(keyOf(window), nowMs)
  return entry?.value
}

function keyOf(window: number): string {
  return `proofNonce:${window}`
}
