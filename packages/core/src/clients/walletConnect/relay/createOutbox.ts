import { isKitError, KitError } from '../../../errors/KitError.js'
import type { RpcFailure } from '../messages/readMessage.js'
import type { Letter } from './Letter.js'
import type { RelayLink } from './openRelayLink.js'
import { readRejection } from './readRejection.js'

type PendingPublish = {
  readonly letter: Letter
  readonly onSent?: (() => void) | undefined
  resolve(): void
  reject(error: KitError): void
}

/**
 * Letters that the relay has not confirmed. A letter was *sent* once it was
 * given to an open socket: whatever the relay says or does not say after that,
 * it may have been carried.
 * @param parameters.isCurrent whether a socket is still the one in use
 * @param parameters.onDone the relay has confirmed a letter
 * @param parameters.onPassing the relay did not take a letter this time
 */
export function createOutbox(parameters: {
  host: () => string
  isCurrent: (link: RelayLink) => boolean
  onDone: () => void
  onPassing: () => void
}) {
  const { host, isCurrent, onDone, onPassing } = parameters
  const pendingPublishes = new Set<
    PendingPublish & { isOnItsWay: boolean; isSent: boolean }
  >()

  const refused = (reason: 'tooLarge' | 'letter') =>
    reason === 'tooLarge'
      ? new KitError('REQUEST_TOO_LARGE', { host: host() })
      : new KitError('RELAY_REFUSED', { host: host(), reason })

  return {
    size: () => pendingPublishes.size,
    /** @returns takes the letter out again */
    add(pending: PendingPublish): () => void {
      const kept = { ...pending, isOnItsWay: false, isSent: false }
      pendingPublishes.add(kept)
      return () => void pendingPublishes.delete(kept)
    },
    /** Gives an open socket what is not on its way. */
    handOver(link: RelayLink): void {
      for (const pending of pendingPublishes) {
        if (pending.isOnItsWay || !link.isOpen()) continue
        pending.isOnItsWay = true
        // Before the socket has it: if that throws, it may have left as well.
        if (!pending.isSent) pending.onSent?.()
        pending.isSent = true
        link.call('irn_publish', { ...pending.letter }).then(
          () => {
            onDone()
            pending.resolve()
          },
          (answer: KitError | RpcFailure) => {
            if (!isCurrent(link)) return
            pending.isOnItsWay = false
            const reason = isKitError(answer)
              ? undefined
              : readRejection(answer as RpcFailure)
            if (reason) pending.reject(refused(reason))
            else onPassing()
          },
        )
      }
    },
    /** The socket is gone, and what was on its way is not known to be there. */
    lose(): void {
      for (const pending of pendingPublishes) pending.isOnItsWay = false
    },
    /** The relay ended the socket over a letter that was too large for it. */
    refuseLongest(): void {
      const [longest] = [...pendingPublishes]
        .filter(({ isOnItsWay }) => isOnItsWay)
        .sort((a, b) => b.letter.message.length - a.letter.message.length)
      longest?.reject(refused('tooLarge'))
    },
    /** Ends what waits, but for what was sent and is watched for that. */
    refuse(error: KitError): void {
      for (const pending of [...pendingPublishes])
        if (!pending.isSent || !pending.onSent) pending.reject(error)
    },
    end(error: KitError): void {
      for (const pending of [...pendingPublishes]) pending.reject(error)
    },
  }
}
