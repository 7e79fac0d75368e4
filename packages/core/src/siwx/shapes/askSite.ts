import { KitError } from '../../errors/KitError.js'
import type { SignInReason } from '../../errors/SignInReason.js'

/**
 * Calls a function of the site; whatever it throws, signing in has failed.
 * @param reason what it then says of the site
 * @throws `SIGN_IN_FAILED`, `CANCELLED`
 */
export async function askSite<answer>(
  signal: AbortSignal,
  call: () => Promise<answer>,
  reason: SignInReason = 'unreachable',
): Promise<answer> {
  try {
    const answer = await call()
    if (!signal.aborted) return answer
  } catch (cause) {
    if (!signal.aborted)
      throw new KitError('SIGN_IN_FAILED', { reason }, { cause })
  }
  throw new KitError('CANCELLED')
}
