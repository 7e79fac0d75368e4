import type { PopupMessage } from '@hasp/protocol/frame'
import type { PageEnvironment } from '../../PageEnvironment.js'
import type { ServiceClient } from '../../service/createServiceClient.js'
import type { RendezvousKeys } from './rendezvousKeys.js'

/** The frame leaves its request while this window loads. */
const mostTries = 8
const betweenTriesMs = 700

/**
 * The window's side of a rendezvous: gets what it has to show, and says what
 * was decided, or that the visitor has left.
 * @returns undefined where nothing waits for it
 */
export async function joinRendezvous({
  environment: { after, window },
  keys,
  service,
}: {
  readonly environment: PageEnvironment
  readonly keys: RendezvousKeys
  readonly service: ServiceClient
}): Promise<Rendezvous | undefined> {
  const { handle } = keys
  const wait = () =>
    new Promise<void>((resolve) => {
      after(betweenTriesMs, resolve)
    })
  const meet = async (triesLeft: number): Promise<string | undefined> => {
    const { found } = await service.call('meetRendezvous', { handle })
    if (found) return found.sealed
    if (triesLeft === 0) return undefined
    await wait()
    return await meet(triesLeft - 1)
  }
  const met = await meet(mostTries - 1)
  const message = met === undefined ? undefined : await keys.open(met)
  if (message?.t !== 'show') return undefined
  const tell = async (said: PopupMessage) => {
    const sealed = await keys.seal(said)
    return await service.call('answerRendezvous', { handle, sealed })
  }
  // Sealed ahead: a page that goes has no time for it.
  const left = await keys.seal({ v: 1, t: 'left' })
  const leaving = new AbortController()
  window.addEventListener(
    'pagehide',
    () =>
      void service
        .call('answerRendezvous', { handle, sealed: left })
        .catch(() => undefined),
    { signal: leaving.signal },
  )
  return {
    request: message.request,
    decide: async (decided) => {
      leaving.abort()
      return (await tell(decided)).isFirst
    },
  }
}

/** A request that a window shows for a frame that it cannot speak to. */
export interface Rendezvous {
  readonly request: unknown
  /** @returns false where nobody waits for it any more */
  decide(message: PopupMessage): Promise<boolean>
}
