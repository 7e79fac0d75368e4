import { parseBitcoinAddress } from '../../../addresses/parseBitcoinAddress.js'
import { decodeBase64 } from '../../../encoding/base64.js'
import { decodeHex, encodeHex } from '../../../encoding/hex.js'
import type { NetworkId } from '../../../entities/network/networkId.js'
import { KitError } from '../../../errors/KitError.js'
import { askWallet } from '../../askWallet.js'
import { hasMethod } from '../hasMethod.js'
import { reportedNetworkId } from '../session/reportedNetworkId.js'
import { parseTransactionId } from '../signing/parseTransactionId.js'
import { readPsbt } from '../signing/readPsbt.js'
import { askMethod } from './askMethod.js'
import type { BitcoinWallet, NamedAddress } from './BitcoinWallet.js'
import { subscribe } from './subscribe.js'

/** OKX says it in the singular. */
const events = [
  'accountsChanged',
  'accountChanged',
  'networkChanged',
  'chainChanged',
  'disconnect',
]

type Emitter = {
  on?(event: string, listener: () => void): unknown
  removeListener?(event: string, listener: () => void): unknown
}

type Chain = { readonly enum?: unknown } | null | undefined

/** A wallet that can be asked as UniSat can: it has one account at a time. */
export function unisatWallet(provider: Emitter): BitcoinWallet {
  const ask = <answer>(
    method: string,
    inputs: readonly unknown[],
    parse: (answer: unknown) => answer | undefined,
    signal: AbortSignal,
  ) => askMethod(provider, method, inputs, parse, signal)

  /** Addresses tell test networks from the main one, not from each other. */
  const readChain = async (signal: AbortSignal) => {
    if (!hasMethod(provider, 'getChain')) return undefined
    const parse = (answer: unknown) => ({ name: (answer as Chain)?.enum })
    const { name } = await ask('getChain', [], parse, signal)
    return reportedNetworkId(name)
  }
  const complete = async (
    addresses: readonly NamedAddress[],
    signal: AbortSignal,
  ) => ({ addresses, networkId: addresses[0] && (await readChain(signal)) })
  const readState = async (signal: AbortSignal) =>
    complete(await ask('getAccounts', [], parseAccounts, signal), signal)
  /** It signs as who, and for where, it is there, whatever was meant. */
  const assertInUse = async (
    meant: readonly string[],
    meantId: NetworkId,
    signal: AbortSignal,
  ) => {
    const { addresses, networkId = meantId } = await readState(signal)
    const [inUse] = addresses
    const address = inUse && parseBitcoinAddress(inUse.address)?.address
    if (meant.some((one) => one !== address))
      throw new KitError('WALLET_UNAUTHORIZED')
    if (networkId !== meantId)
      throw new KitError('UNSUPPORTED_CHAIN', { namespace: 'bip122' })
  }
  const switcher = ['switchChain', 'switchNetwork'].find((method) =>
    hasMethod(provider, method),
  )

  return {
    readState,
    async finishAccess(begun, signal) {
      const method = 'requestAccounts'
      const run = () => begun
      const parse = parseAccounts
      return complete(await askWallet({ run, method, parse, signal }), signal)
    },
    watch(onChange, signal) {
      for (const event of events)
        subscribe(
          (listener) => {
            provider.on?.(event, listener)
            return () => provider.removeListener?.(event, listener)
          },
          onChange,
          signal,
        )
    },
    switchNetwork: switcher
      ? (network, signal) => {
          const name =
            switcher === 'switchChain'
              ? `BITCOIN_${network.toUpperCase()}`
              : network.replace('mainnet', 'livenet')
          return ask(switcher, [name], () => true as const, signal)
        }
      : undefined,
    revoke: (signal) => ask('disconnect', [], () => true, signal),
    async signMessage(request, signal) {
      const { address, message, networkId, protocol, type } = request
      await assertInUse([address], networkId, signal)
      // ECDSA cannot be verified against a Taproot address.
      const wanted = protocol ?? (type === 'p2tr' ? 'bip322' : undefined)
      const form = wanted === 'bip322' ? 'bip322-simple' : wanted
      const inputs = form ? [message, form] : [message]
      return ask('signMessage', inputs, decodeBase64, signal)
    },
    async signPsbt({ broadcast, inputs, networkId, psbt }, signal) {
      const meant = inputs.map(({ address }) => address)
      await assertInUse(meant, networkId, signal)
      const options = { autoFinalized: broadcast, toSignInputs: inputs }
      const signed = await ask(
        'signPsbt',
        [encodeHex(psbt), options],
        (answer) => readPsbt(decodeHex(answer)),
        signal,
      )
      const txid = broadcast
        ? await ask('pushPsbt', [encodeHex(signed)], parseTransactionId, signal)
        : undefined
      return { psbt: signed, txid }
    },
  }
}

function parseAccounts(answer: unknown): readonly NamedAddress[] | undefined {
  return Array.isArray(answer)
    ? answer.map((address) => ({ address: String(address) }))
    : undefined
}
