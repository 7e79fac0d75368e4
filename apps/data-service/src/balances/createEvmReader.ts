import type { Log } from '@hasp/service-frame'
import * as v from 'valibot'
import {
  decodeFunctionResult,
  encodeFunctionData,
  erc20Abi,
  type Hex,
} from 'viem'
import type { ServedNetwork } from '../configuration.js'
import type { Nodes } from '../sources/createNodes.js'
import type { KnownToken } from '../tokens/KnownToken.js'
import { type ContractCall, callContracts } from './callContracts.js'
import type { Holding, ReadHoldings } from './Holdings.js'

const quantity = v.pipe(v.string(), v.regex(/^0x[0-9a-f]{1,64}$/i))
const blockSchema = v.object({ number: quantity, timestamp: quantity })

/**
 * Reads accounts of an EVM chain: the currency and the known tokens at one
 * block, by as few calls as can be. Decimals are the contract's own, whatever
 * a list says, and are asked for once: they never change. A listed token that is
 * no contract, which answers `0x`, is held by nobody; its operator is told.
 */
export function createEvmReader(
  nodes: Nodes,
  network: ServedNetwork,
  tokens: readonly KnownToken[],
  log: Log,
): ReadHoldings {
  const decimalsOf = new Map<string, number>()
  const missing = new Set<string>()
  const noteMissing = (absent: readonly KnownToken[]) => {
    for (const { address } of absent) {
      if (!missing.has(address))
        log({
          event: 'listed token is no contract',
          networkId: network.id,
          listedToken: address,
        })
      missing.add(address)
    }
  }
  return async (text) => {
    const owner = text as Hex
    const block = await nodes.ask(
      'eth_getBlockByNumber',
      ['latest', false],
      blockSchema,
    )
    const unknown = tokens.filter(({ address }) => !decimalsOf.has(address))
    const calls: readonly ContractCall[] = [
      ...tokens.map(({ address }) => ({
        to: address as Hex,
        data: encodeFunctionData({
          abi: erc20Abi,
          functionName: 'balanceOf',
          args: [owner],
        }),
      })),
      ...unknown.map(({ address }) => ({
        to: address as Hex,
        data: encodeFunctionData({ abi: erc20Abi, functionName: 'decimals' }),
      })),
    ]
    const place = { nodes, multicall: network.multicall, block: block.number }
    const { native, returned } = await callContracts(place, owner, calls)
    for (const [index, { address }] of unknown.entries()) {
      const decimals = readDecimals(returned[tokens.length + index])
      if (decimals !== undefined) decimalsOf.set(address, decimals)
    }
    const present = tokens.filter((_token, index) => returned[index] !== '0x')
    noteMissing(tokens.filter((token) => !present.includes(token)))
    const unitsOf = new Map(
      tokens.map(({ address }, index) => [
        address,
        readNumber(returned[index]),
      ]),
    )
    const read = present.map((token): Holding | undefined => {
      const units = unitsOf.get(token.address)
      const decimals = decimalsOf.get(token.address)
      if (units === undefined || decimals === undefined) return undefined
      return { ...token, decimals, units, isVerified: true }
    })
    return {
      block: {
        number: Number(block.number),
        time: Number(block.timestamp),
      },
      isComplete: read.every((holding) => holding !== undefined),
      held: [
        { ...network.nativeCurrency, units: native, isVerified: true },
        ...read.flatMap((holding) =>
          holding && holding.units > 0n ? [holding] : [],
        ),
      ],
    }
  }
}

function readNumber(data: Hex | undefined): bigint | undefined {
  if (data?.length !== 66) return undefined
  return decodeFunctionResult({
    abi: erc20Abi,
    functionName: 'balanceOf',
    data,
  })
}

function readDecimals(data: Hex | undefined): number | undefined {
  const decimals = readNumber(data)
  return decimals === undefined || decimals > 77n ? undefined : Number(decimals)
}
