import { createWalletClient, defineChain, http, publicActions } from 'viem'
import { ProviderRpcError } from '../../ProviderRpcError.js'
import type { PrepareRequest } from '../WalletNamespace.js'
import { describeTransaction } from './describeTransaction.js'
import { evmAccount } from './evmAccount.js'
import { readTransaction } from './readTransaction.js'

/** `eth_sendTransaction`: what the site leaves open comes from the node. */
export const prepareTransaction: PrepareRequest = async (
  { chainId, params },
  { knownChains, signerOf },
) => {
  const wanted = readTransaction(params)
  const account = evmAccount(signerOf(wanted.from))
  const known = knownChains().find(({ id }) => `eip155:${id}` === chainId)
  if (!known)
    throw new ProviderRpcError(4901, 'The wallet has no node of this network.')
  if (wanted.chainId !== undefined && wanted.chainId !== BigInt(known.id))
    throw new ProviderRpcError(-32602, 'It is meant for another network.')
  const client = createWalletClient({
    account,
    chain: defineChain({
      id: known.id,
      name: known.name,
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [known.rpcUrl] } },
    }),
    transport: http(known.rpcUrl),
  }).extend(publicActions)
  const { data, to, value } = wanted
  const gas =
    wanted.gas ??
    (await client.estimateGas({ account, data, value, ...(to && { to }) }))
  const fees = await client.estimateFeesPerGas()
  const maxFeePerGas = wanted.maxFeePerGas ?? fees.maxFeePerGas
  const maxPriorityFeePerGas =
    wanted.maxPriorityFeePerGas ?? fees.maxPriorityFeePerGas
  return {
    heading: 'Send transaction',
    details: [
      { term: 'From', detail: account.address },
      { term: 'Network', detail: known.name },
      ...describeTransaction(wanted, known, gas * maxFeePerGas),
    ],
    fulfil: () =>
      client.sendTransaction({
        data,
        gas,
        maxFeePerGas,
        maxPriorityFeePerGas,
        to,
        value,
        ...(wanted.nonce !== undefined && { nonce: Number(wanted.nonce) }),
      }),
  }
}
