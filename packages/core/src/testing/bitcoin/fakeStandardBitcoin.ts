import { systemClock } from '../../environment/systemClock.js'
import type { Clock } from '../../ports/Environment.js'
import { mockIcon } from '../mockWallets/mockIcon.js'
import type { KeyAddressType, KeyNetwork } from './bitcoinKey.js'
import { createFakeState } from './createFakeState.js'
import type { FakeBitcoinWallet } from './FakeBitcoinWallet.js'

/** A wallet of the Wallet Standard with Bitcoin, for tests. */
export type FakeStandardBitcoin = FakeBitcoinWallet & {
  /** The wallet's own object. */
  readonly source: object
  /** The payment address of the account with this index. */
  address(index: number, networkName?: KeyNetwork): string
  /** Makes itself known to the page; call the result to withdraw it. */
  register(window: EventTarget): () => void
  /** As after a reload: it lists no accounts before it is asked. */
  forgetPage(): void
}

type Account = {
  readonly address: string
  readonly publicKey: Uint8Array
  readonly chains: readonly string[]
  readonly features: readonly string[]
}

type Psbt = {
  readonly psbt: Uint8Array
  readonly inputsToSign: readonly {
    readonly account: Account
    readonly signingIndexes: readonly number[]
    readonly sigHash?: number
  }[]
}

type Register = (api: { register(wallet: object): () => void }) => void

const features = ['bitcoin:signMessage', 'bitcoin:signTransaction']
const types: readonly KeyAddressType[] = ['p2wpkh', 'p2tr']

/**
 * Creates a wallet with one payment and one ordinals address on each of its
 * networks. It approves everything unless told otherwise, signs with real
 * keys, and records every request.
 */
export function fakeStandardBitcoin(
  options: {
    readonly clock?: Clock
    readonly name?: string
    readonly icon?: string
    readonly networkNames?: readonly KeyNetwork[]
  } = {},
): FakeStandardBitcoin {
  const { networkNames = ['mainnet', 'testnet'] } = options
  const state = createFakeState({
    clock: options.clock ?? systemClock,
    networkName: 'mainnet',
    prompting: ['bitcoin:connect', ...features],
  })
  const known = new Map<string, Account>()
  let isListing = false
  const accounts = () =>
    networkNames.flatMap((name) =>
      types.map((type) => {
        const address = state.key().address(type, name)
        const account = known.get(address) ?? {
          address,
          publicKey: state.key().publicKey,
          chains: [`bitcoin:${name}`],
          features,
        }
        known.set(address, account)
        return account
      }),
    )
  const typeOf = ({ address }: Account) => {
    if (!accounts().some((one) => one.address === address))
      throw new Error('Not an account of mine')
    return address.length > 50 ? 'p2tr' : 'p2wpkh'
  }
  const methods = {
    connect() {
      isListing = true
      state.setGranted(true)
      return { accounts: accounts() }
    },
    silent() {
      isListing = state.isGranted()
      return { accounts: isListing ? accounts() : [] }
    },
    signMessage: (input: { account: Account; message: Uint8Array }) => {
      const message = new TextDecoder().decode(input.message)
      const signature = state.key().signBip322(message, typeOf(input.account))
      return [{ signedMessage: input.message, signature }]
    },
    signTransaction: ({ inputsToSign, psbt }: Psbt) => {
      const inputs = inputsToSign.flatMap(
        ({ account, sigHash, signingIndexes }) =>
          signingIndexes.map((index) => ({
            index,
            isOwn: typeOf(account),
            ...(sigHash !== undefined && { sighashTypes: [sigHash] }),
          })),
      )
      return [{ signedPsbt: state.key().signPsbt(psbt, inputs).psbt }]
    },
  }
  const ask = (method: string, run: () => unknown) =>
    state.answer(method, [], run)
  const source = {
    version: '1.0.0',
    name: options.name ?? 'Kite',
    icon: options.icon ?? mockIcon,
    chains: networkNames.map((name) => `bitcoin:${name}`),
    get accounts() {
      return state.isGranted() && isListing ? accounts() : []
    },
    features: {
      'bitcoin:connect': {
        version: '1.0.0',
        connect: () => ask('bitcoin:connect', methods.connect),
      },
      'standard:connect': {
        version: '1.0.0',
        connect: (input?: { silent?: boolean }) =>
          input?.silent
            ? ask('standard:connect', methods.silent)
            : ask('bitcoin:connect', methods.connect),
      },
      'standard:disconnect': {
        version: '1.0.0',
        disconnect: () =>
          ask('standard:disconnect', () => state.setGranted(false)),
      },
      'standard:events': {
        version: '1.0.0',
        on: (event: string, listener: () => void) => state.on(event, listener),
      },
      'bitcoin:signMessage': {
        version: '1.0.0',
        signMessage: (input: { account: Account; message: Uint8Array }) =>
          ask('bitcoin:signMessage', () => methods.signMessage(input)),
      },
      'bitcoin:signTransaction': {
        version: '1.0.0',
        signTransaction: (input: Psbt) =>
          ask('bitcoin:signTransaction', () => methods.signTransaction(input)),
      },
    },
  }
  return {
    ...state,
    source,
    address: (index, name = 'mainnet') =>
      (state.keys[index] ?? state.key()).address('p2wpkh', name),
    choose(index) {
      state.setChosen(index)
      state.emit('change', { accounts: accounts() })
    },
    revoke() {
      state.setGranted(false)
      state.emit('change', { accounts: [] })
    },
    forgetPage() {
      isListing = false
    },
    register(window) {
      const retreats: (() => void)[] = []
      const register: Register = (api) => {
        retreats.push(api.register(source))
      }
      const onReady = (event: Event) =>
        register((event as CustomEvent<Parameters<Register>[0]>).detail)
      window.addEventListener('wallet-standard:app-ready', onReady)
      window.dispatchEvent(
        new CustomEvent('wallet-standard:register-wallet', {
          detail: register,
        }),
      )
      return () => {
        window.removeEventListener('wallet-standard:app-ready', onReady)
        for (const retreat of retreats) retreat()
      }
    },
  }
}
