import type { Clock, Log } from '@hasp/service-frame'
import * as v from 'valibot'
import type { Hex } from 'viem'
import type { FindTokens } from '../activity/openActivity.js'
import type { ServedNetwork } from '../configuration.js'
import type { Nodes } from '../sources/createNodes.js'
import type { ReadFacts } from '../tokens/createFactReader.js'
import type { KnownToken } from '../tokens/KnownToken.js'
import { createFoundReader } from './createFoundReader.js'
import { createListedDecimals } from './createListedDecimals.js'
import { createListedReader } from './createListedReader.js'
import { decodeUnits } from './decodeUnits.js'
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
  const missing = new Set<string>()
  const noteMissing = (listedToken: string) => {
    if (!missing.has(listedToken))
      log({
        event: 'listed token is no contract',
        networkId: network.id,
        listedToken,
      })
    missing.add(listedToken)
  }
  const multicall = network.multicall as Hex | undefined
  const readListed = createListedReader(
    tokens.map(({ address }) => address as Hex),
    { ...parts, log, network },
  )
  const listedDecimals = createListedDecimals(
    tokens.map(({ address }) => address),
    parts,
  )
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
    const place = { nodes, multicall, block: block.number }
    const [{ native, told }] = await Promise.all([
      readListed(place, owner),
      // What is no contract has none, until it is one.
      listedDecimals.learn((address) => !missing.has(address)),
    ])
    const held: Holding[] = [
      { ...network.nativeCurrency, units: native, isVerified: true },
    ]
    let isWhole = true
    for (const token of tokens) {
      const { address } = token
      const answer = told.get(address as Hex)
      if (answer === '0x') {
        noteMissing(address)
        continue
      }
      missing.delete(address)
      const units = decodeUnits(answer)
      if (units === 0n) continue
      const decimals = listedDecimals.of(address)
      if (units === undefined || decimals === undefined) isWhole = false
      else held.push({ ...token, decimals, units, isVerified: true })
    }
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
      isComplete: isWhole && found?.isComplete !== false,
      held: [...held, ...(found?.held ?? [])],
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
