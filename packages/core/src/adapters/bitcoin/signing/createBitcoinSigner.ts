import { findBitcoinNetwork } from '../../../addresses/bitcoinNetworks.js'
import { parseBitcoinAddress } from '../../../addresses/parseBitcoinAddress.js'
import { decodeBase64, encodeBase64 } from '../../../encoding/base64.js'
import { KitError } from '../../../errors/KitError.js'
import type { BitcoinProvider } from '../../../ports/BitcoinProvider.js'
import type { ConnectorSession } from '../../../ports/Connector.js'
import type { BitcoinWallet, MessageToSign } from '../wallets/BitcoinWallet.js'
import { isRecoverable } from './isRecoverable.js'
import { readPsbt } from './readPsbt.js'

/**
 * What the site signs through: the account in use is the one of the moment in
 * which it is asked; no other key signs.
 */
export function createBitcoinSigner(
  wallet: BitcoinWallet,
  session: () => ConnectorSession | undefined,
): BitcoinProvider {
  const current = () => {
    const known = session()
    if (!known) throw new KitError('WALLET_DISCONNECTED')
    const { accounts, caipNetworkId: networkId } = known
    const network = findBitcoinNetwork(networkId)?.name
    const own = (text: string) => {
      const parsed = parseBitcoinAddress(text)
      if (!parsed || !accounts.some((one) => one.address === parsed.address))
        throw new KitError('WALLET_UNAUTHORIZED')
      return parsed
    }
    return { first: accounts[0].address, on: { network, networkId }, own }
  }
  return {
    async signMessage({
      address,
      isOtherAccepted = false,
      message,
      protocol,
      signal = never(),
    }) {
      const { first, on, own } = current()
      const { address: signer, type } = own(address ?? first)
      const request = { address: signer, message, ...on, protocol, type }
      const signature = await wallet.signMessage(request, signal)
      if (!isOtherAccepted && !isAsAsked(signature, request))
        throw new KitError('WALLET_ANSWER_INVALID', { method: 'signMessage' })
      return encodeBase64(signature)
    },
    async signPsbt({ broadcast = false, psbt, signal = never(), signInputs }) {
      const { on, own } = current()
      const bytes = readPsbt(decodeBase64(psbt))
      if (!bytes) throw new KitError('UNEXPECTED')
      const inputs = signInputs.map((input) => ({
        ...input,
        address: own(input.address).address,
      }))
      const request = { broadcast, inputs, ...on, psbt: bytes }
      const signed = await wallet.signPsbt(request, signal)
      return { ...signed, psbt: encodeBase64(signed.psbt) }
    },
  }
}

function never(): AbortSignal {
  return new AbortController().signal
}

/**
 * Whether a signature has the form that was asked for: 65 bytes whose first
 * says how to recover the key are ECDSA (BIP-137), and what BIP-322 still
 * takes for P2PKH; a witness is BIP-322.
 */
function isAsAsked(
  signature: Uint8Array,
  { protocol, type }: MessageToSign,
): boolean {
  if (protocol === 'ecdsa') return isRecoverable(signature)
  return protocol !== 'bip322' || !isRecoverable(signature) || type === 'p2pkh'
}
