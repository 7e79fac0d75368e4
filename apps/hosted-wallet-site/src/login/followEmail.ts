import { FrameError } from '@hasp/protocol/frame'
import type { ServiceClient } from '../service/createServiceClient.js'
import { ServiceError } from '../service/ServiceError.js'
import type { Session } from './createSession.js'

/** How often a change is asked after (specification 9). */
export const emailPollMs = 1_000

/** Waits until the address of a login is another one, wherever that is done. */
export async function followEmail(
  { after, service, session }: followEmail.Means,
  signal: AbortSignal,
): Promise<{ readonly email: string }> {
  // Taken once: another tab may call the login by its new address first.
  const before = await session.email()
  for (;;) {
    const found = await service.call('watchEmail', {}, signal).catch(passing)
    if (found && found.email !== before?.trim().toLowerCase()) {
      await session.rename(found.email)
      return found
    }
    await pause(after, signal)
  }
}

export declare namespace followEmail {
  interface Means {
    /** Runs something later; the result prevents it. */
    readonly after: (delayMs: number, run: () => void) => () => void
    readonly service: ServiceClient
    readonly session: Session
  }
}

/** The service may be away for a moment; a login that is over stays so. */
function passing(error: unknown): undefined {
  if (error instanceof ServiceError && error.failure === 'unavailable')
    return undefined
  throw error
}

async function pause(
  after: followEmail.Means['after'],
  signal: AbortSignal,
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const leave = () => {
      cancel()
      reject(new FrameError('ABORTED'))
    }
    const cancel = after(emailPollMs, () => {
      signal.removeEventListener('abort', leave)
      resolve()
    })
    if (signal.aborted) leave()
    else signal.addEventListener('abort', leave, { once: true })
  })
}
