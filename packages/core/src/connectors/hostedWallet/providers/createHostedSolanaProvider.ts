import { decodeBase58 } from '../../../encoding/base58.js'
import { decodeBase64, encodeBase64 } from '../../../encoding/base64.js'
import type { NetworkId } from '../../../entities/network/networkId.js'
import { KitError } from '../../../errors/KitError.js'
import type { SolanaProvider } from '../../../ports/SolanaProvider.js'
import type { HostedRpcRequest } from '../createHostedRequests.js'

type About = {
  readonly networkId?: NetworkId | undefined
  readonly signal?: AbortSignal | undefined
}

/** The methods of Solana over the wallet's frame, for the account in use. */
export function createHostedSolanaProvider(parameters: {
  current: () => { address: string; networkId: NetworkId } | undefined
  ask: (request: HostedRpcRequest) => Promise<unknown>
}): SolanaProvider {
  const { ask, current } = parameters

  async function request<answer>(
    method: string,
    params: object,
    { networkId, signal }: About,
  ): Promise<answer> {
    const now = current()
    if (!now) throw new KitError('WALLET_DISCONNECTED')
    // Its form was checked by the channel.
    return (await ask({
      method,
      params: { ...params, pubkey: now.address },
      networkId: networkId ?? now.networkId,
      signal,
    })) as answer
  }
  const read = (method: string, bytes: Uint8Array | undefined) => {
    if (!bytes) throw new KitError('WALLET_ANSWER_INVALID', { method })
    return bytes
  }

  return {
    get address() {
      return current()?.address
    },
    async signMessage({ message, ...about }) {
      const method = 'solana_signMessage'
      const { signature } = await request<{ signature: string }>(
        method,
        { message: encodeBase64(message) },
        about,
      )
      return read(method, decodeBase58(signature))
    },
    async signTransaction({ transaction, ...about }) {
      const method = 'solana_signTransaction'
      const signed = await request<{ transaction: string }>(
        method,
        { transaction: encodeBase64(transaction) },
        about,
      )
      return read(method, decodeBase64(signed.transaction))
    },
    async signAllTransactions({ transactions, ...about }) {
      const method = 'solana_signAllTransactions'
      if (transactions.length === 0) return []
      const signed = await request<{ transactions: string[] }>(
        method,
        { transactions: transactions.map(encodeBase64) },
        about,
      )
      if (signed.transactions.length !== transactions.length)
        throw new KitError('WALLET_ANSWER_INVALID', { method })
      return signed.transactions.map((one) => read(method, decodeBase64(one)))
    },
    async signAndSendTransaction({ transaction, ...about }) {
      const method = 'solana_signAndSendTransaction'
      const { signature } = await request<{ signature: string }>(
        method,
        { transaction: encodeBase64(transaction) },
        about,
      )
      return signature
    },
  }
}
