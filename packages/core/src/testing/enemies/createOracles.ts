import type { TransactionStatus } from '../../entities/transfer/transaction.js'
import { isKitError } from '../../errors/KitError.js'
import { findTransaction } from '../../stores/transactionChanges.js'
import type { Transfer } from './chains/EnemyChain.js'
import type { Tab } from './createTabs.js'

/**
 * A press settles within this: the wallet's five minutes, and what is before.
 */
const pressLimitMs = 6 * 60_000

/** What must hold at every moment of a visit with one review. */
export function createOracles(parameters: {
  readonly now: () => number
  readonly transfers: () => readonly Transfer[]
  /** How often a wallet was asked so far. */
  readonly prompts: () => number
  readonly breach: (sentence: string) => void
  readonly trace: (line: string) => void
}) {
  const { breach, now, prompts, trace, transfers } = parameters
  const closed: Tab[] = []
  const presses = new Set<{ readonly tab: string; readonly at: number }>()

  /** What was said to be over, of the requests that there were by then. */
  const denials: { readonly sentence: string; readonly prompts: number }[] = []

  const deny = (sentence: string) =>
    void denials.push({ sentence, prompts: prompts() })
  const judge = (where: string, status: TransactionStatus) => {
    if (status === 'reverted') breach(`${where} says reverted`)
    if (['notSent', 'dropped', 'replaced'].includes(status))
      deny(`${where} says ${status}`)
  }

  return {
    watch({ kit, name }: Tab) {
      kit.stores.transactions.subscribe(({ transactions }, before) => {
        for (const { hash, intentId, replacedBy, status } of transactions) {
          const known = findTransaction(before, intentId)
          if (known?.status === status && known.hash === hash) continue
          trace(`${name} lists ${status} ${hash ?? ''} ${replacedBy ?? ''}`)
          judge(`the list of ${name}`, status)
        }
      })
      kit.events.subscribe((event) => {
        if (event.name === 'TRANSACTION_STATUS')
          judge(`an event of ${name}`, event.data.status)
        const isFailure =
          event.name === 'SEND_ERROR' || event.name === 'SEND_REJECTED'
        if (isFailure) deny(`${name} tells ${event.name}`)
      })
    },
    /** A press of Send: it settles in time, and fails only for what is over. */
    press({ name }: Tab, sending: Promise<{ readonly hash: string }>) {
      const press = { tab: name, at: now() }
      presses.add(press)
      trace(`${name}: Send is pressed`)
      sending.then(
        ({ hash }) => {
          presses.delete(press)
          trace(`${name}: sent ${hash}`)
          if (!transfers().some((one) => one.hash === hash))
            breach(`${name} was given ${hash}, which nobody sent`)
        },
        (error: unknown) => {
          presses.delete(press)
          const code = isKitError(error) ? error.code : String(error)
          trace(`${name}: ${code}`)
          if (code !== 'SEND_OUTCOME_UNKNOWN')
            deny(`${name} fails with ${code}`)
        },
      )
    },
    /** Nobody waits longer than was promised, and nothing outlives its page. */
    checkWaiting() {
      for (const tab of closed.splice(0))
        if (tab.waiting() > 0)
          breach(`${tab.name} leaves ${tab.waiting()} timers behind`)
      for (const { at, tab } of presses)
        if (now() - at > pressLimitMs)
          breach(`${tab} still waits after ${now() - at} ms`)
    },
    close(tab: Tab) {
      tab.close()
      closed.push(tab)
    },
    /** After everything has healed: what the chain has, the list has. */
    checkEnd({ kit, name }: Tab, received: bigint, reviewed: bigint) {
      if (received > reviewed) breach(`${received} arrived for ${reviewed}`)
      if (presses.size > 0) breach('a press is still waited for')
      const { transactions } = kit.stores.transactions.getState()
      for (const { hash, prompt, state } of transfers()) {
        if (state === 'open') breach(`${hash} is still open`)
        if (state !== 'executed') continue
        for (const denial of denials)
          if (denial.prompts > prompt) breach(`${denial.sentence}; it was sent`)
        const listed = transactions.find(
          (one) => one.hash === hash || one.replacedBy === hash,
        )
        if (listed?.status !== 'final')
          breach(`${hash} is ${listed?.status ?? 'missing'} in ${name}`)
      }
    },
  }
}
