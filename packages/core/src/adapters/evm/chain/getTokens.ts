import { isSameAddress } from '../../../entities/account/address.js'
import type { TokenReference } from '../../../entities/network/network.js'
import type { Token } from '../../../entities/transfer/token.js'
import { isKitError } from '../../../errors/KitError.js'
import type { RpcClient } from '../../../jsonRpc/createRpcClient.js'
import { parseHexData } from '../../../jsonRpc/parseHexData.js'
import type { ReadParameters } from '../../../ports/DataSource.js'
import type { Capabilities } from '../../../ports/NamespaceAdapter.js'
import {
  decodeBalance,
  decodeDecimals,
  decodeText,
  encodeBalanceOf,
  tokenQuestions,
} from './abi/erc20.js'
import {
  type ContractCall,
  decodeAggregate3,
  encodeAggregate3,
  encodeGetEthBalance,
} from './abi/multicall.js'
import { getBalance } from './getBalance.js'

/** Its balance, its decimals, its symbol and its name. */
const answersPerContract = 4
/**
 * A hundred contracts, and what is configured: nodes refuse calls that are too
 * large.
 */
const mostCallsPerBatch = 100 * answersPerContract + 50
/** Whom each call asks, and until when. */
type CallOptions = Pick<ReadParameters, 'isChainAsserted' | 'signal'>

const symbolLength = 12
const nameLength = 40

/**
 * The native currency, then the configured tokens and the contracts that are
 * asked about, with their balances. A token that cannot be read is left out;
 * without the native one, all fails.
 */
export async function getTokens(
  client: RpcClient,
  parameters: Parameters<Capabilities['getTokens']>[0],
): Promise<readonly Token[]> {
  const { address, contracts = [], network } = parameters
  const isAsked = (contract: string) =>
    contracts.some((one) => isSameAddress('eip155', one, contract))
  const configured = network.tokens ?? []
  const tokens = configured.filter((token) => !isAsked(token.address))
  const data = encodeBalanceOf(address)
  const multicall = network.contracts?.multicall3?.address
  // In the same call, and of the same block, as its tokens.
  const native = multicall
    ? [{ to: multicall, data: encodeGetEthBalance(address) }]
    : []
  const calls = [
    ...native,
    ...tokens.map((token) => ({ to: token.address, data })),
    ...contracts.flatMap((to) =>
      [data, ...Object.values(tokenQuestions)].map((question) => ({
        to,
        data: question,
      })),
    ),
  ]
  const [own, all] = await Promise.all([
    multicall ? undefined : getBalance(client, parameters),
    callAll(client, multicall, calls, parameters),
  ])
  const returned = all.slice(native.length)
  const answers = returned.slice(tokens.length)
  const value =
    own?.value ??
    decodeBalance(all[0] ?? '0x') ??
    (await getBalance(client, parameters)).value
  return [
    toToken({ ...network.nativeCurrency, address: undefined }, value),
    ...tokens.flatMap((token, index) => {
      const balance = decodeBalance(returned[index] ?? '0x')
      return balance === undefined ? [] : [toToken(token, balance)]
    }),
    ...contracts.flatMap((contract, index) => {
      const own = answers.slice(index * answersPerContract)
      const listed = configured.find((token) =>
        isSameAddress('eip155', token.address, contract),
      )
      return describeContract(contract, own, listed)
    }),
  ]
}

/** What a contract says of itself; a list fills in what it does not say. */
function describeContract(
  address: string,
  [balance, decimals, symbol, name]: readonly (string | undefined)[],
  listed: TokenReference | undefined,
): readonly Token[] {
  const value = decodeBalance(balance ?? '0x')
  const places = decodeDecimals(decimals ?? '0x') ?? listed?.decimals
  if (value === undefined || places === undefined) return []
  const short = `${address.slice(0, 6)}…${address.slice(-4)}`
  const own = decodeText(symbol ?? '0x', symbolLength) ?? listed?.symbol
  return [
    toToken(
      {
        ...listed,
        address: listed?.address ?? address,
        decimals: places,
        symbol: own ?? short,
        name:
          listed?.name ?? decodeText(name ?? '0x', nameLength) ?? own ?? short,
      },
      value,
    ),
  ]
}

async function callAll(
  client: RpcClient,
  multicall: string | undefined,
  calls: readonly ContractCall[],
  how: CallOptions,
): Promise<readonly (string | undefined)[]> {
  const count = Math.ceil(calls.length / mostCallsPerBatch)
  const size = Math.ceil(calls.length / count)
  const batches = Array.from({ length: count }, (_, index) =>
    calls.slice(index * size, (index + 1) * size),
  )
  const returned = await Promise.all(
    batches.map(async (batch) => {
      const together =
        multicall && (await callTogether(client, multicall, batch, how))
      if (together) return together
      return await Promise.all(
        batch.map((call) =>
          call.to === multicall ? undefined : callOne(client, call, how),
        ),
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
  how: CallOptions,
): Promise<readonly (string | undefined)[] | undefined> {
  const data = encodeAggregate3(calls)
  const returned = await callOne(client, { to: multicall, data }, how)
  if (returned === undefined) return undefined
  return decodeAggregate3(returned, calls.length)
}

async function callOne(
  client: RpcClient,
  call: ContractCall,
  { isChainAsserted, signal }: CallOptions,
): Promise<string | undefined> {
  try {
    return await client.read({
      method: 'eth_call',
      params: [call, 'latest'],
      parse: parseHexData,
      isChainAsserted,
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
