import type { Eip1193Provider } from '../../eip1193/Eip1193Provider.js'
import { systemClock } from '../../environment/systemClock.js'
import {
  createMockAnswers,
  type MockAnswers,
} from '../mockWallets/mockAnswers.js'
import { mockError } from '../mockWallets/mockError.js'
import { mockIcon } from '../mockWallets/mockIcon.js'
import {
  createMockEvmWalletMethods,
  type MockCall,
  type MockEvmWalletControls,
  type MockEvmWalletOptions,
} from './mockEvmWalletMethods.js'

export type { MockCall, MockEvmWalletOptions }

/** A wallet for tests, all of whose answers are in the test's hands. */
export type MockEvmWallet = MockEvmWalletControls & {
  readonly provider: Eip1193Provider
  readonly rdns: string
  /** Every request so far, in order. */
  readonly calls: readonly MockCall[]
  /** Decides the next answer to a method; several are taken in turn. */
  next(method: string): MockAnswers
  /** Decides every further answer to a method, after those of `next`. */
  every(method: string): MockAnswers
  /** Forgets all decisions: the wallet answers ordinarily again. */
  reset(): void
  /** Emits any event with any value, e.g. junk. */
  emit(event: string, value?: unknown): void
  /** How many listeners hang on an event. */
  listeners(event: string): number
  /** Announces itself by EIP-6963 now and whenever it is asked to. */
  announce(window: EventTarget): () => void
  /** Puts itself at `window.ethereum`, as wallets of old do. */
  inject(window: object): void
}

/**
 * Creates an EIP-1193 wallet for tests. It approves everything unless told
 * otherwise, and records every request. Needs no DOM.
 * @example
 * import { mockEvmWallet } from '@hasp/core/testing'
 *
 * const wallet = mockEvmWallet({ accounts: ['0xf39F…2266'], chainId: 31337 })
 * wallet.announce(window)
 * wallet.next('eth_requestAccounts').reject(4001)
 */
export function mockEvmWallet(
  options: MockEvmWalletOptions = {},
): MockEvmWallet {
  const rdns = options.rdns ?? 'test.mock.wallet'
  const info = Object.freeze({
    uuid: options.uuid ?? `uuid-of-${rdns}`,
    name: options.name ?? 'Mock Wallet',
    icon: options.icon ?? mockIcon,
    rdns,
  })
  const answers = createMockAnswers(options.clock ?? systemClock)
  const listeners = new Map<string, Set<(value: unknown) => void>>()
  const calls: MockCall[] = []
  const emit = (event: string, value?: unknown) => {
    for (const listener of [...(listeners.get(event) ?? [])]) listener(value)
  }
  const wallet = createMockEvmWalletMethods(options, emit)

  const provider: Eip1193Provider = {
    request({ method, params }) {
      const call = { method, params }
      calls.push(call)
      return answers.answer(method, async () => {
        const own = wallet.methods[method]
        if (own) return await own(params)
        const forwarded = options.forward?.(call)
        if (forwarded) return await forwarded
        throw mockError(4200, `The method ${method} is not supported`)
      })
    },
    on(event, listener) {
      const known = listeners.get(event) ?? new Set()
      listeners.set(event, known.add(listener))
    },
    removeListener(event, listener) {
      listeners.get(event)?.delete(listener)
    },
  }
  return {
    ...wallet.controls,
    provider,
    rdns,
    calls,
    emit,
    next: answers.next,
    every: answers.every,
    reset: answers.reset,
    listeners: (event) => listeners.get(event)?.size ?? 0,
    announce(window) {
      const detail = Object.freeze({ info, provider })
      const say = () =>
        void window.dispatchEvent(
          new CustomEvent('eip6963:announceProvider', { detail }),
        )
      window.addEventListener('eip6963:requestProvider', say)
      say()
      return () => window.removeEventListener('eip6963:requestProvider', say)
    },
    inject(window) {
      Object.assign(window, { ethereum: provider })
    },
  }
}
