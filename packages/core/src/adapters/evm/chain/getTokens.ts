import type {
  Network,
  TokenReference,
} from '../../../entities/network/network.js'
import type { Token } from '../../../entities/transfer/token.js'
import { isKitError } from '../../../errors/KitError.js'
import type { RpcClient } from '../../../jsonRpc/createRpcClient.js'
import { parseHexData } from '../../../jsonRpc/parseHexData.js'
import type { Capabilities } from '../../../ports/NamespaceAdapter.js'
import { decodeBalance, encodeBalanceOf } from './abi/erc20.js'
import {
  type ContractCall,
  decodeAggregate3,
  encodeAggregate3,
} from './abi/multicall.js'
import { getBalance } from './getBalance.js'

/** Nodes refuse calls that are too large. */
const callsPerBatch = 100

/**
 * The native currency, then the configured tokens with their balances. A
 * token that cannot be read is left out; without the native one, all fails.
 */
export async function getTokens(
  client: RpcClient,
  parameters: Parameters<Capabilities['getTokens']>[0],
): Promise<readonly Token[]> {
  const { address, network, signal } = parameters
  const tokens = network.tokens ?? []
  const data = encodeBalanceOf(address)
  const calls = tokens.map((token) => ({ to: token.address, data }))
  const [native, returned] = await Promise.all([
    getBalance(client, parameters),
    callAll(client, network, calls, signal),
  ])
  return [
    toToken({ ...network.nativeCurrency, address: undefined }, native.value),
    ...tokens.flatMap((token, index) => {
      const balance = decodeBalance(returned[index] ?? '0x')
      return balance === undefined ? [] : [toToken(token, balance)]
    }),
  ]
}

async function callAll(
  client: RpcClient,
  network: Network,
  calls: readonly ContractCall[],
  signal: AbortSignal,
): Promise<readonly (string | undefined)[]> {
  const multicall = network.contracts?.multicall3?.address
  const batches: (readonly ContractCall[])[] = []
  for (let start = 0; start < calls.length; start += callsPerBatch)
    batches.push(calls.slice(start, start + callsPerBatch))
  const returned = await Promise.all(
    batches.map(async (batch) => {
      const together =
        multicall && (await callTogether(client, multicall, batch, signal))
      if (together) return together
      return await Promise.all(
        batch.map((call) => callOne(client, call, signal)),
      )
    }),
  )
  return returned.flat()
}

/** @returns undefined when the network's Multicall3 is of no use */
async function callTogether(
  client: RpcClient,
  multicall: string,
  calls: readonly ContractCall[],
  signal: AbortSignal,
): Promise<readonly (string | undefined)[] | undefined> {
  const data = encodeAggregate3(calls)
  const returned = await callOne(client, { to: multicall, data }, signal)
  if (returned === undefined) return undefined
  return decodeAggregate3(returned, calls.length)
}

async function callOne(
  client: RpcClient,
  call: ContractCall,
  signal: AbortSignal,
): Promise<string | undefined> {
  try {
    return await client.read({
      method: 'eth_call',
      params: [call, 'latest'],
      parse: parseHexData,
      signal,
    })
  } catch (error) {
    if (isKitError(error, 'CANCELLED')) throw error
    return undefined
  }
}

function toToken(
  token: Omit<TokenReference, 'address'> & { address: string | undefined },
  value: bigint,
): Token {
  const { address, decimals, iconUrl, name, symbol } = token
  return {
    ...(address !== undefined && { address }),
    symbol,
    name,
    balance: { value, decimals },
    ...(iconUrl !== undefined && { iconUrl }),
  }
}
