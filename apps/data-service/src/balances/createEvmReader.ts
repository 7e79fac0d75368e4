import type { Clock, Log } from '@hasp/service-frame'
import * as v from 'valibot'
import type { Hex } from 'viem'
import type { FindTokens } from '../activity/openActivity.js'
import type { ServedNetwork } from '../configuration.js'
import type { Nodes } from '../sources/createNodes.js'
import type { ReadFacts } from '../tokens/createFactReader.js'
import type { KnownToken } from '../tokens/KnownToken.js'
import { balanceCall, decimalsCall } from './balanceCall.js'
import type { ContractCall } from './ContractCall.js'
import { callContracts } from './callContracts.js'
import { createFoundReader } from './createFoundReader.js'
import { decodeDecimals, decodeUnits } from './decodeUnits.js'
import type { Holding, ReadHoldings } from './Holdings.js'

const quantity = v.pipe(v.string(), v.regex(/^0x[0-9a-f]{1,64}$/i))
const blockSchema = v.object({ number: quantity, timestamp: quantity })

/**
 * Reads accounts of an EVM chain: the currency and the known tokens at one
 * block, by as few calls as can be. Decimals are the contract's own, whatever
 * a list says, and are asked for once: they never change. A listed token that is
 * no contract, which answers `0x`, is held by nobody; its operator is told. What
 * nobody listed comes after it, where something is known to have moved.
 */
export function createEvmReader(
  nodes: Nodes,
  network: ServedNetwork,
  tokens: readonly KnownToken[],
  { findTokens, log, ...parts }: createEvmReader.Parts,
): ReadHoldings {
  const isListed = (contract: Hex) => listed.has(contract)
  const listed = new Set(tokens.map(({ address }) => address.toLowerCase()))
  const readFound =
    findTokens && createFoundReader(findTokens, { ...parts, log })
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
  let asked: Promise<v.InferOutput<typeof blockSchema>> | undefined
  /** Accounts that are read at once are read at one block. */
  const readBlock = async () => {
    asked ??= nodes
      .ask('eth_getBlockByNumber', ['latest', false], blockSchema)
      .finally(() => {
        asked = undefined
      })
    return await asked
  }
  const read: ReadHoldings = async (text) => {
    const owner = text as Hex
    const block = await readBlock()
    const unknown = tokens.filter(({ address }) => !decimalsOf.has(address))
    const data = balanceCall(owner)
    const calls: readonly ContractCall[] = [
      ...tokens.map(({ address }) => ({ to: address as Hex, data })),
      ...unknown.map(({ address }) => ({
        to: address as Hex,
        data: decimalsCall,
      })),
    ]
    const { multicall } = network
    const place = { nodes, multicall, block: block.number }
    const { native, returned } = await callContracts(place, owner, calls)
    for (const [index, { address }] of unknown.entries()) {
      const decimals = decodeDecimals(returned[tokens.length + index])
      if (decimals !== undefined) decimalsOf.set(address, decimals)
    }
    noteMissing(tokens.filter((_token, index) => returned[index] === '0x'))
    const read = tokens.flatMap((token, index): (Holding | undefined)[] => {
      const answer = returned[index]
      if (answer === '0x') return []
      const units = decodeUnits(answer)
      const decimals = decimalsOf.get(token.address)
      if (units === undefined || decimals === undefined) return [undefined]
      return [{ ...token, decimals, units, isVerified: true }]
    })
    const found = await readFound?.(
      { ...place, nodes: parts.strangerNodes },
      owner,
      isListed,
    )
    return {
      block: {
        number: Number(block.number),
        time: Number(block.timestamp),
      },
      isComplete:
        found?.isComplete !== false &&
        read.every((holding) => holding !== undefined),
      held: [
        { ...network.nativeCurrency, units: native, isVerified: true },
        ...read.flatMap((holding) =>
          holding && holding.units > 0n ? [holding] : [],
        ),
        ...(found?.held ?? []),
      ],
    }
  }
  let first: Promise<unknown> | undefined
  return async (owner) => {
    // The first account learns the decimals, and who asks meanwhile waits.
    if (first) await first
    const reading = read(owner)
    first ??= reading.then(
      () => undefined,
      () => undefined,
    )
    return await reading
  }
}

export declare namespace createEvmReader {
  interface Parts {
    readonly clock: Clock
    readonly log: Log
    /** The same nodes by a way of its own: who fails there is nobody's loss. */
    readonly strangerNodes: Nodes
    /** Absent where nobody knows what moved. */
    readonly findTokens: FindTokens | undefined
    readonly readFacts: ReadFacts
  }
}
