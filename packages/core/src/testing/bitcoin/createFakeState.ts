import type { Clock } from '../../ports/Environment.js'
import { createMockAnswers } from '../mockWallets/mockAnswers.js'
import { type BitcoinKey, bitcoinKey, type KeyNetwork } from './bitcoinKey.js'

/** What all Bitcoin wallets for tests have in common. */
export function createFakeState(parameters: {
  readonly clock: Clock
  readonly networkName: KeyNetwork
  /** The methods for which its owner is asked. */
  readonly prompting: readonly string[]
}) {
  const keys: readonly BitcoinKey[] = [1, 2, 3].map(bitcoinKey)
  const answers = createMockAnswers(parameters.clock)
  const calls: { method: string; inputs: readonly unknown[] }[] = []
  const listeners = new Map<string, Set<(value?: unknown) => void>>()
  let networkName = parameters.networkName
  let chosen = 0
  let isGranted = false

  const on = (event: string, listener: (value?: unknown) => void) => {
    listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
    return () => off(event, listener)
  }
  const off = (event: string, listener: (value?: unknown) => void) =>
    void listeners.get(event)?.delete(listener)
  const emit = (event: string, value?: unknown) => {
    for (const listener of [...(listeners.get(event) ?? [])]) listener(value)
  }
  return {
    keys,
    calls,
    on,
    off,
    emit,
    next: answers.next,
    every: answers.every,
    reset: answers.reset,
    key: () => keys[chosen] ?? bitcoinKey(1),
    setChosen(index: number) {
      chosen = index
    },
    networkName: () => networkName,
    setNetworkName(name: KeyNetwork) {
      networkName = name
    },
    isGranted: () => isGranted,
    setGranted(value: boolean) {
      isGranted = value
    },
    /** Notes a request and answers as the test decided, else ordinarily. */
    answer(
      method: string,
      inputs: readonly unknown[],
      ordinary: () => unknown,
    ): Promise<unknown> {
      calls.push({ method, inputs })
      return answers.answer(method, async () => ordinary())
    },
    prompts: () =>
      calls.filter(({ method }) => parameters.prompting.includes(method))
        .length,
  }
}
