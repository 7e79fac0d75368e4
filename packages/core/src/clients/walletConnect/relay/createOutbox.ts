import { isKitError, KitError } from '../../../errors/KitError.js'
import type { RpcFailure } from '../messages/readMessage.js'
import type { RelayLink } from './openRelayLink.js'
import type { RelayMessage } from './RelayMessage.js'
import { readRejection } from './readRejection.js'

type PendingPublish = {
  readonly relayMessage: RelayMessage
  readonly onSent?: (() => void) | undefined
  resolve(): void
  reject(error: KitError): void
}

/**
 * Messages that the relay has not confirmed. A message was *sent* once it was
 * given to an open socket: whatever the relay says or does not say after that,
 * it may have been carried.
 * @param parameters.isCurrent whether a socket is still the one in use
 * @param parameters.onDone the relay has confirmed a message
 * @param parameters.onPassing the relay did not take a message this time
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

  const refused = (reason: 'tooLarge' | 'message') =>
    reason === 'tooLarge'
      ? new KitError('REQUEST_TOO_LARGE', { host: host() })
      : new KitError('RELAY_REFUSED', { host: host(), reason })

  return {
    size: () => pendingPublishes.size,
    /** @returns takes the message out again */
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
        link.call('irn_publish', { ...pending.relayMessage }).then(
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
    /** The relay closed the socket because a message was too large. */
    refuseLongest(): void {
      const [longest] = [...pendingPublishes]
        .filter(({ isOnItsWay }) => isOnItsWay)
        .sort(
          (a, b) =>
            b.relayMessage.message.length - a.relayMessage.message.length,
        )
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
