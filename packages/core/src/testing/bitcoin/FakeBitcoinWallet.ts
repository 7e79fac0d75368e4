import type { MockAnswers } from '../mockWallets/mockAnswers.js'

/** What tests do with a Bitcoin wallet, whatever protocol it speaks. */
export type FakeBitcoinWallet = {
  /** The methods it was asked by, in order. */
  readonly calls: readonly { method: string; inputs: readonly unknown[] }[]
  /** Decides the next answer to a method; several are taken in turn. */
  next(method: string): MockAnswers
  /** Decides every further answer to a method. */
  every(method: string): MockAnswers
  /** Forgets all decisions. */
  reset(): void
  /** The owner chooses the account with this index; the page is told. */
  choose(index: number): void
  /** The owner takes the grant back; the page is told. */
  revoke(): void
  /** How often its owner was asked so far. */
  prompts(): number
}
