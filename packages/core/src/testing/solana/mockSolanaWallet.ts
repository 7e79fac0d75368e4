import { ed25519 } from '@noble/curves/ed25519.js'
import { encodeBase58 } from '../../encoding/base58.js'
import { systemClock } from '../../environment/systemClock.js'
import type { Clock } from '../../ports/Environment.js'
import type { SolanaSignInInput } from '../../ports/SolanaProvider.js'
import {
  createMockAnswers,
  type MockAnswers,
} from '../mockWallets/mockAnswers.js'
import { mockIcon } from '../mockWallets/mockIcon.js'
import { registerStandardWallet } from '../walletStandard/registerStandardWallet.js'
import {
  firstSignature,
  signSolanaTransaction,
} from './signSolanaTransaction.js'

export type MockSolanaOptions = {
  readonly name?: string
  readonly icon?: string
  /** The keys of its accounts; the first is in use. */
  readonly seeds?: readonly Uint8Array[]
  readonly chains?: readonly string[]
  /** Whether the site is known already. */
  readonly isGranted?: boolean
  /**
   * Hands a signed transaction to a node; without it, the wallet only signs.
   */
  readonly send?: (transaction: Uint8Array, chain: string) => Promise<void>
  /** Writes texts for signing in (`solana:signIn`), which it has with it. */
  readonly writeSignIn?: (input: SolanaSignInInput) => string
  /** What it signs of a message, where that is not the message itself. */
  readonly wrap?: (message: Uint8Array, publicKey: Uint8Array) => Uint8Array
  /** It signs no transaction that it does not send itself. */
  readonly onlySends?: boolean
  /** Asks its owner; a rejection is theirs. Everything is granted without. */
  readonly approve?: (feature: string, inputs: readonly unknown[]) => unknown
  readonly clock?: Clock
}

/** One use of a feature. */
export type SolanaCall = {
  readonly feature: string
  readonly inputs: readonly unknown[]
}

/** A Wallet Standard wallet with keys of its own, in the hands of a test. */
export type MockSolanaWallet = {
  /** What registers itself. */
  readonly wallet: object
  readonly addresses: readonly string[]
  readonly calls: readonly SolanaCall[]
  /** Whether its owner was asked for a use, i.e. it was not silent. */
  prompts(): number
  next(feature: string): MockAnswers
  every(feature: string): MockAnswers
  reset(): void
  /** Makes itself known; gives what takes it off the page again. */
  register(window: EventTarget): () => void
  /** The owner puts these accounts first, by their index; none revokes. */
  setAccounts(indices: readonly number[]): void
  setChains(chains: readonly string[]): void
  /** Tells that something changed, whether it did or not. */
  emit(properties?: unknown): void
  listeners(): number
}

type SigningInput = {
  readonly account: { readonly address: string }
  readonly chain: string
  readonly message: Uint8Array
  readonly transaction: Uint8Array
}

/**
 * Creates a wallet of Solana for tests, which signs for real. It approves
 * everything unless told otherwise. Needs no DOM.
 * @example
 * const wallet = mockSolanaWallet({ name: 'Kite' })
 * wallet.register(window)
 * wallet.next('standard:connect').reject(4001)
 */
export function mockSolanaWallet(
  options: MockSolanaOptions = {},
): MockSolanaWallet {
  const seeds = options.seeds ?? [seedOf(1), seedOf(2)]
  const addresses = seeds.map((seed) =>
    encodeBase58(ed25519.getPublicKey(seed)),
  )
  const answers = createMockAnswers(options.clock ?? systemClock)
  const calls: SolanaCall[] = []
  const listeners = new Set<(properties: unknown) => void>()
  let chains = options.chains ?? ['solana:mainnet', 'solana:devnet']
  let order = seeds.map((_, index) => index)
  let isGranted = options.isGranted ?? false

  const accounts = () =>
    (isGranted ? order : []).map((index) => ({
      address: addresses[index],
      publicKey: ed25519.getPublicKey(seeds[index] ?? seedOf(1)),
      chains,
      features: Object.keys(features).filter((name) => /^solana:/.test(name)),
    }))
  const use = (
    feature: string,
    inputs: readonly unknown[],
    run: () => unknown,
  ) => {
    calls.push({ feature, inputs })
    return answers.answer(feature, async () => {
      if (!isSilent({ feature, inputs }))
        await options.approve?.(feature, inputs)
      return await run()
    })
  }
  const seedFor = ({ account }: Pick<SigningInput, 'account'>) => {
    const index = addresses.indexOf(account.address)
    const seed = seeds[index]
    if (!seed || !isGranted || !order.includes(index))
      throw new Error('This account is not granted')
    return seed
  }
  const signTransaction = (input: SigningInput) =>
    signSolanaTransaction(input.transaction, seedFor(input))
  const emit = (properties: unknown = {}) => {
    for (const listener of [...listeners]) listener(properties)
  }
  const { send, writeSignIn } = options

  const features = {
    'standard:connect': {
      version: '1.0.0',
      connect: (...inputs: { silent?: boolean }[]) =>
        use('standard:connect', inputs, () => {
          if (!inputs[0]?.silent) isGranted = true
          return { accounts: accounts() }
        }),
    },
    'standard:disconnect': {
      version: '1.0.0',
      disconnect: () =>
        use('standard:disconnect', [], () => {
          isGranted = false
        }),
    },
    'standard:events': {
      version: '1.0.0',
      on(_event: 'change', listener: (properties: unknown) => void) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    'solana:signMessage': {
      version: '1.1.0',
      signMessage: (...inputs: SigningInput[]) =>
        use('solana:signMessage', inputs, () =>
          inputs.map((input) => {
            const seed = seedFor(input)
            const signedMessage =
              options.wrap?.(input.message, ed25519.getPublicKey(seed)) ??
              input.message
            const signature = ed25519.sign(signedMessage, seed)
            return { signedMessage, signature }
          }),
        ),
    },
    ...(writeSignIn && {
      'solana:signIn': {
        version: '1.0.0',
        signIn: (...inputs: SolanaSignInInput[]) =>
          use('solana:signIn', inputs, () =>
            inputs.map((input) => {
              const account = { address: input.address }
              const signedMessage = new TextEncoder().encode(writeSignIn(input))
              const signature = ed25519.sign(
                signedMessage,
                seedFor({ account }),
              )
              return { account, signedMessage, signature }
            }),
          ),
      },
    }),
    ...(!options.onlySends && {
      'solana:signTransaction': {
        version: '1.0.0',
        supportedTransactionVersions: ['legacy', 0],
        signTransaction: (...inputs: SigningInput[]) =>
          use('solana:signTransaction', inputs, () =>
            inputs.map((input) => ({
              signedTransaction: signTransaction(input),
            })),
          ),
      },
    }),
    ...(send && {
      'solana:signAndSendTransaction': {
        version: '1.0.0',
        supportedTransactionVersions: ['legacy', 0],
        signAndSendTransaction: (...inputs: SigningInput[]) =>
          use('solana:signAndSendTransaction', inputs, () =>
            Promise.all(
              inputs.map(async (input) => {
                const signed = signTransaction(input)
                await send(signed, input.chain)
                return { signature: firstSignature(signed) }
              }),
            ),
          ),
      },
    }),
  }
  const wallet = {
    version: '1.0.0',
    name: options.name ?? 'Mock Solana Wallet',
    icon: options.icon ?? mockIcon,
    get accounts() {
      return accounts()
    },
    get chains() {
      return chains
    },
    features,
  }
  return {
    wallet,
    addresses,
    calls,
    prompts: () => calls.filter((call) => !isSilent(call)).length,
    next: answers.next,
    every: answers.every,
    reset: answers.reset,
    register: (window) => registerStandardWallet(window, wallet),
    setAccounts(indices) {
      order = [...indices]
      isGranted = order.length > 0
      if (!isGranted) order = seeds.map((_, index) => index)
      emit({ accounts: accounts() })
    },
    setChains(next) {
      chains = next
      emit({ chains })
    },
    emit,
    listeners: () => listeners.size,
  }
}

function isSilent({ feature, inputs }: SolanaCall): boolean {
  const [input] = inputs as readonly { readonly silent?: boolean }[]
  return feature === 'standard:disconnect' || input?.silent === true
}

function seedOf(byte: number): Uint8Array {
  return new Uint8Array(32).fill(byte)
}
