import { bytesToHex, hexToBytes } from '@noble/hashes/utils'
import { decodeBase64, encodeBase64 } from '../../encoding/base64.js'
import { systemClock } from '../../environment/systemClock.js'
import type { Clock } from '../../ports/Environment.js'
import { mockIcon } from '../mockWallets/mockIcon.js'
import type { BitcoinKey, KeyNetwork } from './bitcoinKey.js'
import { createFakeState } from './createFakeState.js'
import type { FakeBitcoinWallet } from './FakeBitcoinWallet.js'

/** A wallet with `request(method, params)`, for tests. */
export type FakeRpcWallet = FakeBitcoinWallet & {
  readonly provider: object
  /** The payment address of the account with this index. */
  address(index: number, networkName?: KeyNetwork): string
  /** The address of the account with this index that keeps ordinals. */
  ordinalsAddress(index: number, networkName?: KeyNetwork): string
  /** The owner goes to another network; the page is told. */
  setNetworkName(name: KeyNetwork): void
  /** Puts itself into the page, and into the list of such wallets. */
  inject(window: object): void
}

type Params = {
  readonly address?: string
  readonly broadcast?: boolean
  readonly hex?: string
  readonly message?: string
  readonly name?: string
  readonly network?: KeyNetwork
  readonly paymentType?: 'p2wpkh' | 'p2tr'
  readonly protocol?: 'ECDSA' | 'BIP322'
  readonly psbt?: string
  readonly signAtIndex?: readonly number[]
  readonly signInputs?: Readonly<Record<string, readonly number[]>>
}

const prompting = [
  'wallet_connect',
  'getAccounts',
  'getAddresses',
  'wallet_changeNetwork',
  'signMessage',
  'signPsbt',
]

/**
 * Creates a wallet that answers as Xverse does, or as Leather. It approves
 * everything unless told otherwise, and signs with real keys.
 * @param options.methods the only methods that it knows
 */
export function fakeRpcWallet(
  options: {
    readonly clock?: Clock
    readonly networkName?: KeyNetwork
    readonly type?: 'satsConnect' | 'leather'
    readonly methods?: readonly string[]
    readonly listed?: { readonly id: string; readonly name: string }
  } = {},
): FakeRpcWallet {
  const isLeather = options.type === 'leather'
  const state = createFakeState({
    clock: options.clock ?? systemClock,
    networkName: options.networkName ?? 'mainnet',
    prompting,
  })
  const of = (key: BitcoinKey, network = state.networkName()) => ({
    payment: key.address(isLeather ? 'p2wpkh' : 'p2sh', network),
    ordinals: key.address('p2tr', network),
  })
  const addresses = () => {
    const { ordinals, payment } = of(state.key())
    return [
      { address: ordinals, purpose: 'ordinals', addressType: 'p2tr' },
      {
        address: 'SP2XD7417HGPRTREMKF748VNEQPDRR0RMANB7X1NK',
        purpose: 'stacks',
      },
      { address: payment, purpose: 'payment', addressType: 'p2sh' },
    ]
  }
  const network = () => {
    const name = state.networkName()
    const title = `${name[0]?.toUpperCase()}${name.slice(1)}`
    return { bitcoin: { name: title }, stacks: { name: 'mainnet' } }
  }
  const grant = () => state.setGranted(true)
  const assertGranted = () => {
    if (!state.isGranted()) throw { code: -32_002, message: 'Access denied.' }
  }
  const setNetworkName = (name: KeyNetwork) => {
    state.setNetworkName(name)
    state.emit('networkChange')
  }
  const satsConnect: Record<string, (params: Params) => unknown> = {
    wallet_connect() {
      grant()
      return { id: 'one', addresses: addresses(), network: network() }
    },
    getAccounts() {
      grant()
      return addresses()
    },
    getAddresses() {
      grant()
      return { addresses: addresses(), network: network() }
    },
    wallet_getAccount() {
      assertGranted()
      return { id: 'one', addresses: addresses() }
    },
    wallet_getNetwork() {
      assertGranted()
      return network()
    },
    wallet_changeNetwork: ({ name = '' }) =>
      setNetworkName(name.toLowerCase() as KeyNetwork),
    wallet_disconnect: () => state.setGranted(false),
    signMessage({ address = '', message = '', protocol }) {
      const isOrdinals = address === of(state.key()).ordinals
      const bytes =
        isOrdinals && protocol !== 'ECDSA'
          ? state.key().signBip322(message, 'p2tr')
          : state.key().signEcdsa(message)
      return { address, signature: encodeBase64(bytes) }
    },
    signPsbt({ broadcast, psbt = '', signInputs = {} }) {
      const own = Object.values(of(state.key()))
      const inputs = Object.entries(signInputs).flatMap(
        ([address, indexes]) => {
          if (!own.includes(address)) throw { code: -32_602, message: 'Whose?' }
          return indexes.map((index) => ({ index }))
        },
      )
      const bytes = decodeBase64(psbt) ?? new Uint8Array()
      const signed = state.key().signPsbt(bytes, inputs, broadcast)
      return {
        psbt: encodeBase64(signed.psbt),
        ...(broadcast && { txid: signed.txid }),
      }
    },
  }
  const leather: typeof satsConnect = {
    getAddresses({ network: asked = 'mainnet' }) {
      state.setNetworkName(asked)
      const { ordinals, payment } = of(state.key())
      return {
        addresses: [
          { symbol: 'BTC', type: 'p2wpkh', address: payment },
          { symbol: 'BTC', type: 'p2tr', address: ordinals },
          {
            symbol: 'STX',
            address: 'SP2XD7417HGPRTREMKF748VNEQPDRR0RMANB7X1NK',
          },
        ],
      }
    },
    signMessage({ message = '', network: asked, paymentType = 'p2wpkh' }) {
      const bytes = state.key().signBip322(message, paymentType)
      return {
        address: state.key().address(paymentType, asked ?? 'mainnet'),
        signature: encodeBase64(bytes),
      }
    },
    signPsbt({ broadcast, hex = '', signAtIndex = [] }) {
      const inputs = signAtIndex.map((index) => ({ index }))
      const signed = state.key().signPsbt(hexToBytes(hex), inputs, broadcast)
      return { hex: bytesToHex(signed.psbt), txid: signed.txid }
    },
  }
  const known = isLeather ? leather : satsConnect
  const provider = {
    addListener: ({ cb, eventName }: { cb: () => void; eventName: string }) =>
      state.on(eventName, cb),
    async request(method: string, params: Params | null) {
      const reply = { jsonrpc: '2.0', id: 1 }
      const isKnown = options.methods?.includes(method) ?? method in known
      try {
        const result = await state.answer(method, [params], () => {
          if (!isKnown) throw { code: -32_601, message: 'Unknown method' }
          return known[method]?.(params ?? {})
        })
        return { ...reply, result }
      } catch (error) {
        // sats-connect answers with errors, Leather throws them.
        if (isLeather) throw { ...reply, error }
        return { ...reply, error }
      }
    },
  }
  return {
    ...state,
    provider,
    setNetworkName,
    address: (index, name) =>
      of(state.keys[index] ?? state.key(), name).payment,
    ordinalsAddress: (index, name) =>
      of(state.keys[index] ?? state.key(), name).ordinals,
    choose(index) {
      state.setChosen(index)
      state.emit('accountChange')
    },
    revoke() {
      state.setGranted(false)
      state.emit('accountDisconnected')
    },
    inject(window) {
      const { id, name } = options.listed ?? {
        id: isLeather ? 'LeatherProvider' : 'XverseProviders.BitcoinProvider',
        name: isLeather ? 'Leather' : 'Xverse Wallet',
      }
      put(window, id, provider)
      const page = window as { btc_providers?: unknown[] }
      page.btc_providers = [
        ...(page.btc_providers ?? []),
        { id, name, icon: mockIcon },
      ]
    },
  }
}

function put(window: object, path: string, value: object): void {
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  let at = window as Record<string, object>
  for (const key of keys) {
    at[key] ??= {}
    at = at[key] as Record<string, object>
  }
  at[last] = value
}
