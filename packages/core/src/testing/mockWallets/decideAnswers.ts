import type { WalletDecision, WalletQuestion } from './MockWallet.js'
import type { MockAnswers } from './mockAnswers.js'

/** Turns decisions about questions into answers to a wallet's methods. */
export function decideAnswers(
  wallet: { every(method: string): MockAnswers; reset(): void },
  methods: Readonly<Record<WalletQuestion, string>>,
): (question: WalletQuestion, decision: WalletDecision) => void {
  const decisions = new Map<WalletQuestion, WalletDecision>()
  return (question, decision) => {
    decisions.set(question, decision)
    wallet.reset()
    for (const [about, decided] of decisions)
      if (decided.type !== 'approve')
        apply(wallet.every(methods[about]), decided)
  }
}

function apply(answers: MockAnswers, decision: WalletDecision): void {
  if (decision.type === 'reject') answers.reject(4001)
  if (decision.type === 'never') answers.never()
  if (decision.type === 'throw') answers.throw(decision.value)
  if (decision.type === 'give') answers.answer(decision.value)
}
