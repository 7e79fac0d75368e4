import {
  type FrameChallenge,
  FrameError,
  type FrameSignIn,
} from '@hasp/protocol/frame'
import { longestSignInText, writeSignInText } from '@hasp/protocol/siwx'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { base64 } from '@scure/base'
import { toHex } from '../decode/bytes/hex.js'
import { checksumAddress } from '../decode/evm/checksumAddress.js'
import { isPageOf } from '../decode/text/readSignIn.js'
import type { WalletAddresses } from '../signer/SignerMessages.js'
import type { AnswerRpc } from './createRpc.js'

/** Signs in at the site, with the account of whoever is logged in. */
export type SignIn = (
  challenge: FrameChallenge,
  about: {
    readonly addresses: WalletAddresses
    readonly id: string
    readonly signal: AbortSignal
  },
) => Promise<FrameSignIn>

/**
 * Signing in at the site around the frame, by an approval like any other. The
 * page gives a record and never a text: the account is the wallet's own, and
 * whoever asks can be nobody but the origin of the channel.
 */
export function createSignIn({
  answerRpc,
  now,
  origin,
}: createSignIn.Parameters): SignIn {
  return async (
    { networkId, ...record },
    { addresses: { eip155, solana }, id, signal },
  ) => {
    const { domain, expirationTime, uri } = record
    // Nobody signs here what would let the page in somewhere else.
    if (domain !== new URL(origin).host || !isPageOf(origin, uri))
      throw new FrameError('RPC_REFUSED', { reason: 'foreignSite' })
    const restMs = Date.parse(expirationTime) - now()
    // What a server would refuse is not shown.
    if (!(restMs > 0)) throw new FrameError('EXPIRED')
    const isSolana = networkId.startsWith('solana:')
    const address = isSolana ? solana : checksumAddress(eip155)
    const text = writeSignInText({
      ...record,
      ...{ accountAddress: address, chainId: networkId, version: '1' },
    })
    if (text.length > longestSignInText) throw new FrameError('TOO_LARGE')
    const bytes = utf8ToBytes(text)
    const expiry = AbortSignal.timeout(restMs)
    const result = await answerRpc(
      isSolana ? 'solana_signMessage' : 'personal_sign',
      isSolana
        ? { pubkey: address, message: base64.encode(bytes) }
        : [toHex(bytes), address],
      { id, networkId, signal: AbortSignal.any([signal, expiry]) },
    ).catch((error: unknown) => {
      throw expiry.aborted ? new FrameError('EXPIRED') : error
    })
    // Text on EVM, and in a record on Solana; the channel checks it.
    const { signature = result } = result as { readonly signature?: unknown }
    return { address, signature: `${signature}` }
  }
}

export declare namespace createSignIn {
  interface Parameters {
    readonly answerRpc: AnswerRpc
    /** What the device holds for the time of day; sites name theirs. */
    readonly now: () => number
    /** Of the channel. */
    readonly origin: string
  }
}
