import {
  type BrowserProvider,
  getAddress,
  JsonRpcSigner,
  type TransactionRequest,
} from 'ethers'
import { toChainId } from '../../eip1193/chainId.js'
import { toProviderError } from '../../eip1193/toProviderError.js'
import type { ConnectedConnection } from '../../entities/connection/connection.js'
import { KitError } from '../../errors/KitError.js'
import type { Kit } from '../../kit/Kit.js'
import { ethersProvider } from './ethersProvider.js'

/** Sends and signs for the network that it was made for, or not at all. */
class NetworkSigner extends JsonRpcSigner {
  readonly #chainId: bigint

  constructor(provider: BrowserProvider, address: string, chainId: bigint) {
    super(provider, address)
    this.#chainId = chainId
  }

  override async sendUncheckedTransaction(
    transaction: TransactionRequest,
  ): Promise<string> {
    return await super.sendUncheckedTransaction(await this.#bound(transaction))
  }

  override async signTransaction(
    transaction: TransactionRequest,
  ): Promise<string> {
    return await super.signTransaction(await this.#bound(transaction))
  }

  /** The transaction with the network's id, once the wallet is there. */
  async #bound(transaction: TransactionRequest): Promise<TransactionRequest> {
    const chainId = this.#chainId
    const answer: unknown = await this.provider.send('eth_chainId', [])
    const now = BigInt(String(answer))
    if (now !== chainId || BigInt(transaction.chainId ?? chainId) !== chainId)
      throw toProviderError(new KitError('UNSUPPORTED_CHAIN'))
    return { ...transaction, chainId }
  }
}

/** A signer for the account and the network of a connection. */
export function createSigner(
  kit: Kit,
  { accounts, caipNetworkId }: ConnectedConnection,
): JsonRpcSigner {
  const address = getAddress(accounts[0].address)
  return new NetworkSigner(
    ethersProvider(kit),
    address,
    BigInt(toChainId(caipNetworkId)),
  )
}
