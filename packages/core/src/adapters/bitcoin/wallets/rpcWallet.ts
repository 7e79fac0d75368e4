import { decodeBase64, encodeBase64 } from '../../../encoding/base64.js'
import { decodeHex, encodeHex } from '../../../encoding/hex.js'
import { isKitError, KitError } from '../../../errors/KitError.js'
import { reportedNetworkId } from '../session/reportedNetworkId.js'
import { parseTransactionId } from '../signing/parseTransactionId.js'
import { readPsbt } from '../signing/readPsbt.js'
import { askRpc } from './askRpc.js'
import type {
  BitcoinWallet,
  MessageToSign,
  PsbtToSign,
  WalletState,
} from './BitcoinWallet.js'
import { readAddresses } from './readAddresses.js'
import { subscribe } from './subscribe.js'

const none: WalletState = { addresses: [] }
const purposes = ['payment', 'ordinals']
const events = [
  'accountChange',
  'networkChange',
  'accountDisconnected',
  'disconnect',
]

type Emitter = { addListener?(...about: readonly unknown[]): unknown }

type NetworkResult =
  | { readonly bitcoin?: { readonly name?: unknown } | undefined }
  | null
  | undefined

type Signed = {
  readonly address?: unknown
  readonly hex?: unknown
  readonly psbt?: unknown
  readonly signature?: unknown
  readonly txid?: unknown
}

/**
 * A wallet that answers `request(method, params)`, as sats-connect asks it or
 * as Leather has it: there no grant outlives a visit, every question prompts,
 * and the network is said with each of them. What such a wallet granted on this
 * page holds while it tells nothing else.
 */
export function rpcWallet(
  provider: Emitter,
  type: 'satsConnect' | 'leather',
): BitcoinWallet {
  const isLeather = type === 'leather'
  let granted = none
  const ask = <answer>(
    method: string,
    params: object | null,
    parse: (result: unknown) => answer | undefined,
    signal: AbortSignal,
    begun?: Promise<unknown>,
  ) => askRpc(provider, method, params, parse, signal, begun)

  const requestAccess = async (
    begun: Promise<unknown>,
    signal: AbortSignal,
  ) => {
    // The first is the only one whose wallet can be asked without a prompt
    // later; wallets of other makers know one of the others.
    for (const method of ['wallet_connect', 'getAccounts']) {
      const sent = method === 'wallet_connect' ? begun : undefined
      try {
        return await ask(method, { purposes }, readAddresses, signal, sent)
      } catch (error) {
        if (isLeather || !isUnknown(error)) throw error
      }
    }
    return await ask('getAddresses', { purposes }, readAddresses, signal)
  }

  return {
    async finishAccess(begun, signal) {
      granted = await requestAccess(begun, signal)
      return granted
    },
    async readState(signal) {
      if (isLeather) return granted
      // Not every grant includes it, and not every wallet knows it.
      const reported = ask(
        'wallet_getNetwork',
        null,
        (result) => reportedNetworkId((result as NetworkResult)?.bitcoin?.name),
        signal,
      ).catch(() => undefined)
      try {
        const state = await ask('wallet_getAccount', {}, readAddresses, signal)
        return { ...state, networkId: state.networkId ?? (await reported) }
      } catch (error) {
        if (isUnknown(error)) return granted
        throw error
      }
    },
    watch(onChange, signal) {
      const onNotified = () => {
        granted = none
        onChange()
      }
      // Earlier ones take a name and a function, later ones an object of both.
      for (const eventName of events) {
        subscribe(
          (cb) => provider.addListener?.({ eventName, cb }),
          onNotified,
          signal,
        )
        subscribe(
          (cb) => provider.addListener?.(eventName, cb),
          onNotified,
          signal,
        )
      }
    },
    async switchNetwork(network, signal) {
      if (isLeather) {
        granted = await ask('getAddresses', { network }, readAddresses, signal)
        return granted
      }
      const name = `${network[0]?.toUpperCase()}${network.slice(1)}`
      return ask('wallet_changeNetwork', { name }, () => true as const, signal)
    },
    revoke(signal) {
      granted = none
      return ask('wallet_disconnect', null, () => true, signal)
    },
    async signMessage(request, signal) {
      const { address } = request
      const params = isLeather ? leatherMessage(request) : message(request)
      const parse = (result: unknown) => {
        const signed = result as Signed
        // Who signed is not always said, but then it has to be right.
        const isOther = (signed.address ?? address) !== address
        return isOther ? undefined : decodeBase64(signed.signature)
      }
      return await ask('signMessage', params, parse, signal)
    },
    signPsbt(request, signal) {
      const params = isLeather ? leatherPsbt(request) : psbt(request)
      const parse = (result: unknown) => {
        const signed = result as Signed
        const bytes = readPsbt(
          isLeather ? decodeHex(signed.hex) : decodeBase64(signed.psbt),
        )
        const txid = request.broadcast
          ? parseTransactionId(signed.txid)
          : undefined
        const isSent = txid !== undefined || !request.broadcast
        return isSent && bytes ? { psbt: bytes, txid } : undefined
      }
      return ask('signPsbt', params, parse, signal)
    },
  }
}

function isUnknown(error: unknown): boolean {
  return isKitError(error, 'UNSUPPORTED_METHOD')
}

function message({ address, message, protocol }: MessageToSign): object {
  return {
    address,
    message,
    ...(protocol && { protocol: protocol.toUpperCase() }),
  }
}

function leatherMessage(request: MessageToSign): object {
  const { message, network, protocol, type } = request
  if (protocol === 'ecdsa' || (type !== 'p2tr' && type !== 'p2wpkh'))
    throw new KitError('UNSUPPORTED_METHOD', { method: 'signMessage' })
  return { message, paymentType: type, network }
}

function psbt({ broadcast, inputs, psbt }: PsbtToSign): object {
  const signInputs: Record<string, number[]> = {}
  for (const { address, index } of inputs)
    signInputs[address] = [...(signInputs[address] ?? []), index]
  return { psbt: encodeBase64(psbt), signInputs, broadcast }
}

function leatherPsbt({ broadcast, inputs, network, psbt }: PsbtToSign): object {
  const sighashes = inputs.flatMap(({ sighashTypes = [] }) => sighashTypes)
  return {
    hex: encodeHex(psbt),
    signAtIndex: inputs.map(({ index }) => index),
    ...(sighashes[0] !== undefined && { allowedSighash: sighashes }),
    network,
    broadcast,
  }
}
