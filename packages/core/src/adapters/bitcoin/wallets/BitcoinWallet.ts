import type { AddressType } from '../../../addresses/parseBitcoinAddress.js'
import type { NetworkId } from '../../../entities/network/networkId.js'
import type { BitcoinProvider } from '../../../ports/BitcoinProvider.js'

/** An address as a wallet names it, unchecked. */
export type NamedAddress = {
  readonly address: string
  /** What the wallet says that it is for. */
  readonly purpose?: 'payment' | 'ordinals' | undefined
  /** The only networks it is for, by name; any that has such addresses. */
  readonly networkNames?: readonly string[] | undefined
}

/** What a wallet says of itself at one moment, unchecked. */
export type WalletState = {
  readonly addresses: readonly NamedAddress[]
  /** Absent from wallets that do not say which network they are on. */
  readonly networkId?: NetworkId | undefined
}

type Bytes = Uint8Array<ArrayBuffer>

/** A text to sign, with everything about it known. */
export type MessageToSign = {
  readonly message: string
  readonly address: string
  readonly type: AddressType
  readonly protocol: 'ecdsa' | 'bip322' | undefined
  /** As wallets call it. */
  readonly network: string | undefined
  readonly networkId: NetworkId
}

/** A transaction to sign; its addresses are the wallet's. */
export type PsbtToSign = {
  readonly psbt: Bytes
  readonly inputs: Parameters<BitcoinProvider['signPsbt']>[0]['signInputs']
  readonly broadcast: boolean
  /** As wallets call it. */
  readonly network: string | undefined
  readonly networkId: NetworkId
}

/**
 * A Bitcoin wallet of this page, whatever protocol it speaks. All methods
 * reject with errors of the catalogue, and settle when their signal is aborted.
 */
export type BitcoinWallet = {
  /** Understands the answer to the request for access that has left. */
  finishAccess(
    begun: Promise<unknown>,
    signal: AbortSignal,
  ): Promise<WalletState>
  /** Never prompts; no addresses unless the site has access. */
  readState(signal: AbortSignal): Promise<WalletState>
  /** Tells that something is different now. */
  watch(onChange: () => void, signal: AbortSignal): void
  /**
   * Asks the wallet to be on another network. Absent from wallets that cannot
   * be told.
   * @returns what the wallet says afterwards, where asking for it would prompt
   */
  switchNetwork?:
    | ((network: string, signal: AbortSignal) => Promise<WalletState | true>)
    | undefined
  /** Takes the grant back. */
  revoke(signal: AbortSignal): Promise<unknown>
  /** @returns the signature's bytes */
  signMessage(request: MessageToSign, signal: AbortSignal): Promise<Uint8Array>
  /** @returns the bytes of a PSBT, and the id of what was sent */
  signPsbt(
    request: PsbtToSign,
    signal: AbortSignal,
  ): Promise<{ readonly psbt: Bytes; readonly txid?: string | undefined }>
}
