import type { DevtoolsFault } from './DevtoolsFault.js'

type Question = 'connect' | 'reconnect' | 'sign'
type Decision = { readonly type: 'approve' | 'reject' | 'never' }

/** The part of a mock wallet that decides its answers. */
export type DecidedWallet = {
  decide(question: Question, decision: Decision): void
}

/**
 * The faults of a wallet of `createMockWallet`, for `KitDevtools`.
 * @example
 * import { createMockWallet } from '@hasp/core/testing'
 * import { KitDevtools, walletFaults } from '@hasp/react/devtools'
 *
 * const wallet = await createMockWallet({ namespace: 'eip155', name: 'Kite' })
 * wallet.install(window)
 * const faults = walletFaults(wallet)
 *
 * return <KitDevtools faults={faults} />
 */
export function walletFaults(wallet: DecidedWallet): readonly DevtoolsFault[] {
  // A question has one answer: the later fault takes the place of the earlier.
  const decided = new Map<Question, Decision['type']>()
  const fault = (
    label: string,
    question: Question,
    type: Decision['type'],
  ): DevtoolsFault => ({
    label,
    isForced: () => decided.get(question) === type,
    force(isForced) {
      const next = isForced ? type : 'approve'
      decided.set(question, next)
      wallet.decide(question, { type: next })
    },
  })
  return [
    fault('Declines to connect', 'connect', 'reject'),
    fault('Never answers a request to connect', 'connect', 'never'),
    fault('Forgets the page', 'reconnect', 'reject'),
    fault('Declines to sign', 'sign', 'reject'),
    fault('Never answers a request to sign', 'sign', 'never'),
  ]
}
