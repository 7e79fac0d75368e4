import { FrameError } from '@hasp/protocol/frame'
import { base64 } from '@scure/base'
import { readHex } from '../decode/bytes/hex.js'
import type { SigningRequest } from '../decode/SigningRequest.js'
import type { WalletAddresses } from '../signer/SignerMessages.js'
import {
  type AskNode,
  prepareTransaction,
  type WantedTransaction,
} from './prepareTransaction.js'

/** A request that the visitor decides about, as the channel has parsed it. */
export type ApprovalRequest =
  | {
      readonly method: 'personal_sign'
      readonly params: readonly [string, string]
    }
  | {
      readonly method: 'eth_signTypedData_v4'
      readonly params: readonly [string, string]
    }
  | {
      readonly method: 'eth_sendTransaction'
      readonly params: readonly [
        WantedTransaction & { readonly from?: string | undefined },
      ]
    }
  | {
      readonly method: 'solana_signMessage'
      readonly params: { readonly pubkey: string; readonly message: string }
    }
  | {
      readonly method:
        | 'solana_signTransaction'
        | 'solana_signAndSendTransaction'
      readonly params: { readonly pubkey: string; readonly transaction: string }
    }
  | {
      readonly method: 'solana_signAllTransactions'
      readonly params: {
        readonly pubkey: string
        readonly transactions: readonly string[]
      }
    }

/**
 * What a page asks for in the form in which it is shown and signed.
 * @throws FrameError `WRONG_ACCOUNT` for another account than this wallet's
 */
export async function toSigningRequest(
  request: ApprovalRequest,
  {
    addresses,
    askNode,
    networkId,
  }: {
    readonly addresses: WalletAddresses
    readonly networkId: string
    readonly askNode: AskNode
  },
): Promise<SigningRequest> {
  const own = (address: string | undefined, expected: string) => {
    const isSame =
      expected.startsWith('0x') && address
        ? address.toLowerCase() === expected
        : address === expected
    if (!isSame) throw new FrameError('WRONG_ACCOUNT')
  }
  switch (request.method) {
    case 'personal_sign': {
      const [message, address] = request.params
      own(address, addresses.eip155)
      return { method: request.method, message: bytesOf(readHex(message)) }
    }
    case 'eth_signTypedData_v4': {
      const [address, typedData] = request.params
      own(address, addresses.eip155)
      return { method: request.method, typedData }
    }
    case 'eth_sendTransaction': {
      const [wanted] = request.params
      own(wanted.from, addresses.eip155)
      const chainId = BigInt(networkId.slice('eip155:'.length))
      const { chainId: named, data, input } = wanted
      // Two answers to one question: nobody knows which one is meant.
      if (data !== undefined && input !== undefined && data !== input)
        throw new FrameError('RPC_INVALID_PARAMS')
      if (named !== undefined && BigInt(named) !== chainId)
        throw new FrameError('CHAIN_NOT_SUPPORTED')
      const transaction = await prepareTransaction(wanted, {
        account: addresses.eip155,
        chainId,
        askNode,
      })
      return { method: request.method, transaction }
    }
    case 'solana_signMessage':
      own(request.params.pubkey, addresses.solana)
      return {
        method: request.method,
        message: readBase64(request.params.message),
      }
    case 'solana_signTransaction':
    case 'solana_signAndSendTransaction':
      own(request.params.pubkey, addresses.solana)
      return {
        method: request.method,
        transactions: [readBase64(request.params.transaction)],
      }
    case 'solana_signAllTransactions':
      own(request.params.pubkey, addresses.solana)
      return {
        method: request.method,
        transactions: request.params.transactions.map(readBase64),
      }
  }
}

function bytesOf(bytes: Uint8Array | undefined): Uint8Array {
  if (!bytes) throw new FrameError('RPC_INVALID_PARAMS')
  return bytes
}

function readBase64(text: string): Uint8Array {
  try {
    return base64.decode(text)
  } catch {
    throw new FrameError('RPC_INVALID_PARAMS')
  }
}
