import { bytesToHex, hexToBytes } from '@noble/hashes/utils'
import { encodeBase64 } from '../../encoding/base64.js'
import { systemClock } from '../../environment/systemClock.js'
import type { Clock } from '../../ports/Environment.js'
import { mockError } from '../mockWallets/mockError.js'
import type { KeyAddressType, KeyNetwork } from './bitcoinKey.js'
import { createFakeState } from './createFakeState.js'
import type { FakeBitcoinWallet } from './FakeBitcoinWallet.js'

/** A wallet as UniSat is one, for tests. */
export type FakeUnisat = FakeBitcoinWallet & {
  readonly provider: object
  /** The address of the account with this index. */
  address(index: number, networkName?: KeyNetwork): string
  /** The owner goes to another network; the page is told. */
  setNetworkName(name: KeyNetwork): void
  /** Puts itself into the page. */
  inject(window: object): void
  emit(event: string, value?: unknown): void
}

type ToSign = {
  readonly autoFinalized?: boolean
  readonly toSignInputs: readonly {
    readonly address: string
    readonly index: number
    readonly sighashTypes?: readonly number[]
  }[]
}

/**
 * Creates a wallet that is asked as UniSat is. It approves everything unless
 * told otherwise, signs with real keys, and records every request.
 * @param options.hasChains false for the kind that has no `getChain`
 */
export function fakeUnisat(
  options: {
    readonly clock?: Clock
    readonly networkName?: KeyNetwork
    readonly type?: KeyAddressType
    readonly hasChains?: boolean
  } = {},
): FakeUnisat {
  const { hasChains = true, type = 'p2wpkh' } = options
  const state = createFakeState({
    clock: options.clock ?? systemClock,
    networkName: options.networkName ?? 'mainnet',
    prompting: ['requestAccounts', 'switchChain', 'signMessage', 'signPsbt'],
  })
  const address = () => state.key().address(type, state.networkName())
  const accounts = () => (state.isGranted() ? [address()] : [])
  const own = (list: unknown) => {
    for (const one of list as ToSign['toSignInputs'])
      if (one.address !== address()) throw mockError(-32_603, 'Not my address')
  }
  const chain = () => ({
    enum: `BITCOIN_${state.networkName().toUpperCase()}`,
    name: state.networkName(),
    network: state.networkName() === 'mainnet' ? 'livenet' : 'testnet',
  })
  const setNetworkName = (name: KeyNetwork) => {
    state.setNetworkName(name)
    state.emit('chainChanged', chain())
    state.emit('accountsChanged', accounts())
  }
  const methods: Record<string, (...inputs: never[]) => unknown> = {
    requestAccounts() {
      state.setGranted(true)
      return accounts()
    },
    getAccounts: accounts,
    disconnect: () => state.setGranted(false),
    signMessage: (message: string, form = 'ecdsa') => {
      const isWitness = type === 'p2wpkh' || type === 'p2tr'
      const signature =
        form === 'bip322-simple' && isWitness
          ? state.key().signBip322(message, type)
          : state.key().signEcdsa(message)
      return encodeBase64(signature)
    },
    signPsbt(hex: string, { autoFinalized = true, toSignInputs }: ToSign) {
      own(toSignInputs)
      const bytes = hexToBytes(hex)
      const signed = state.key().signPsbt(bytes, toSignInputs, autoFinalized)
      return bytesToHex(signed.psbt)
    },
    pushPsbt: () => 'ab'.repeat(32),
    ...(hasChains && {
      getChain: chain,
      switchChain(name: string) {
        setNetworkName(
          name.slice('BITCOIN_'.length).toLowerCase() as KeyNetwork,
        )
        return chain()
      },
    }),
  }
  const provider = {
    on: state.on,
    removeListener: (event: string, listener: () => void) =>
      state.off(event, listener),
    ...Object.fromEntries(
      Object.entries(methods).map(([method, run]) => [
        method,
        (...inputs: never[]) =>
          state.answer(method, inputs, () => run(...inputs)),
      ]),
    ),
  }
  return {
    ...state,
    provider,
    setNetworkName,
    address: (index, networkName = state.networkName()) =>
      state.keys[index]?.address(type, networkName) ?? '',
    choose(index) {
      state.setChosen(index)
      state.emit('accountsChanged', accounts())
    },
    revoke() {
      state.setGranted(false)
      state.emit('accountsChanged', [])
    },
    inject: (window) => void Object.assign(window, { unisat: provider }),
  }
}
