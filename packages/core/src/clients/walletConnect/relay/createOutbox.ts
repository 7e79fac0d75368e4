import { isKitError, KitError } from '../../../errors/KitError.js'
import type { RpcFailure } from '../messages/readMessage.js'
import type { Letter } from './Letter.js'
import type { RelayLink } from './openRelayLink.js'
import { readRejection } from './readRejection.js'

type Parcel = {
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
  const parcels = new Set<Parcel & { isOnItsWay: boolean; isSent: boolean }>()

  const refused = (reason: 'tooLarge' | 'letter') =>
    reason === 'tooLarge'
      ? new KitError('REQUEST_TOO_LARGE', { host: host() })
      : new KitError('RELAY_REFUSED', { host: host(), reason })

  return {
    size: () => parcels.size,
    /** @returns takes the letter out again */
    add(parcel: Parcel): () => void {
      const kept = { ...parcel, isOnItsWay: false, isSent: false }
      parcels.add(kept)
      return () => void parcels.delete(kept)
    },
    /** Gives an open socket what is not on its way. */
    handOver(link: RelayLink): void {
      for (const parcel of parcels) {
        if (parcel.isOnItsWay || !link.isOpen()) continue
        parcel.isOnItsWay = true
        // Before the socket has it: if that throws, it may have left as well.
        if (!parcel.isSent) parcel.onSent?.()
        parcel.isSent = true
        link.call('irn_publish', { ...parcel.letter }).then(
          () => {
            onDone()
            parcel.resolve()
          },
          (answer: KitError | RpcFailure) => {
            if (!isCurrent(link)) return
            parcel.isOnItsWay = false
            const reason = isKitError(answer)
              ? undefined
              : readRejection(answer as RpcFailure)
            if (reason) parcel.reject(refused(reason))
            else onPassing()
          },
        )
      }
    },
    /** The socket is gone, and what was on its way is not known to be there. */
    lose(): void {
      for (const parcel of parcels) parcel.isOnItsWay = false
    },
    /** The relay ended the socket over a letter that was too large for it. */
    refuseLongest(): void {
      const [longest] = [...parcels]
        .filter(({ isOnItsWay }) => isOnItsWay)
        .sort((a, b) => b.letter.message.length - a.letter.message.length)
      longest?.reject(refused('tooLarge'))
    },
    /** Ends what waits, but for what was sent and is watched for that. */
    refuse(error: KitError): void {
      for (const parcel of [...parcels])
        if (!parcel.isSent || !parcel.onSent) parcel.reject(error)
    },
    end(error: KitError): void {
      for (const parcel of [...parcels]) parcel.reject(error)
    },
  }
}
