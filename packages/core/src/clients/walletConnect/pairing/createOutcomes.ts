import type { Cacao } from '../../../entities/signIn/cacao.js'
import { KitError } from '../../../errors/KitError.js'
import type { WalletConnectSession } from '../../../ports/WalletConnectClient.js'
import { toSession } from '../session/toSession.js'
import type { TopicEntry } from '../sessionStore/topicEntry.js'

/** How a pairing ends well. */
export type PairingOutcome = {
  readonly auths: readonly Cacao[]
  readonly session: WalletConnectSession | undefined
}

type Waiter = {
  readonly proposalId: string
  resolve(outcome: PairingOutcome): void
  reject(error: KitError): void
}

/** Who waits for the outcome of a pairing; each hears of one. */
export function createOutcomes() {
  const waiters = new Map<string, Waiter>()
  const take = (pairingTopic: string) => {
    const waiter = waiters.get(pairingTopic)
    waiters.delete(pairingTopic)
    return waiter
  }
  return {
    take,
    /** Waits for the outcome of a pairing. */
    wait(pairingTopic: string, proposalId: string) {
      const outcome = new Promise<PairingOutcome>((resolve, reject) =>
        waiters.set(pairingTopic, { proposalId, resolve, reject }),
      )
      outcome.catch(() => undefined)
      return outcome
    },
    isWaiting: () => waiters.size > 0,
    /** Another tab of the site may have ended what is waited for here. */
    follow(entries: ReadonlyMap<string, TopicEntry>): void {
      for (const [pairingTopic, { proposalId }] of [...waiters]) {
        const pairing = entries.get(pairingTopic)
        const proposal = pairing?.kind === 'pairing' && pairing.proposal
        const isPending =
          proposal && proposal.id === proposalId && !proposal.isWithdrawn
        const [session] = [...entries].flatMap(([topic, entry]) =>
          entry.kind === 'session' && entry.proposalId === proposalId
            ? [toSession(topic, entry)]
            : [],
        )
        if (session) take(pairingTopic)?.resolve({ auths: [], session })
        else if (!isPending)
          take(pairingTopic)?.reject(new KitError('PAIRING_EXPIRED'))
      }
    },
    abandon(error: KitError): void {
      for (const pairingTopic of [...waiters.keys()])
        take(pairingTopic)?.reject(error)
    },
  }
}
