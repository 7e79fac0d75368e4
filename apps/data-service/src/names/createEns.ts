import {
  decodeAbiParameters,
  decodeErrorResult,
  decodeFunctionResult,
  encodeFunctionData,
  getAddress,
  type Hex,
  hexToBytes,
  namehash,
  toHex,
} from 'viem'
import { packetToBytes } from 'viem/ens'
import { UpstreamFailure } from '../sources/UpstreamFailure.js'
import { batchGateway } from './askGateways.js'
import { type ContractAnswer, callWithLookups } from './callWithLookups.js'
import { coinTypeEth, coinTypeSolana, isEvmCoinType } from './coinTypeOf.js'
import { decode } from './decode.js'
import { encodeBase58 } from './encodeBase58.js'
import { ensAbi, resolverAbi } from './ensAbi.js'
import { normalizeName } from './normalizeName.js'

/** ENS of one network, as its own contracts say. A signal ends a question. */
export interface Ens {
  /**
   * Where a name leads, of one coin.
   * @returns `none`: it has no such record. `noResolver`: nobody answers for it
   * @throws UpstreamFailure
   */
  readAddress(
    name: string,
    coinType: number,
    signal: AbortSignal,
  ): Promise<{ readonly address: string } | 'none' | 'noResolver'>
  /**
   * What a name says of itself.
   * @throws UpstreamFailure
   */
  readText(
    name: string,
    key: string,
    signal: AbortSignal,
  ): Promise<string | undefined>
  /**
   * What an account says to be called, where that leads back to it.
   * @throws UpstreamFailure
   */
  readName(
    address: Hex,
    coinType: number,
    signal: AbortSignal,
  ): Promise<string | undefined>
}

/** @param universalResolver where it is */
export function createEns(
  universalResolver: Hex,
  parts: callWithLookups.Parts,
): Ens {
  const resolve = async (name: string, data: Hex, signal: AbortSignal) =>
    readFailure(
      await callWithLookups(
        parts,
        universalResolver,
        encodeFunctionData({
          abi: ensAbi,
          functionName: 'resolveWithGateways',
          args: [toHex(packetToBytes(name)), data, [batchGateway]],
        }),
        signal,
      ),
    )
  /** What the resolver answered, or why there is nothing. */
  const readRecord = async (
    name: string,
    question: Hex,
    signal: AbortSignal,
  ) => {
    const answer = await resolve(name, question, signal)
    if (typeof answer === 'string') return answer
    const [record] = decode(() =>
      decodeFunctionResult({
        abi: ensAbi,
        functionName: 'resolveWithGateways',
        data: answer.returned,
      }),
    ) ?? ['0x' as const]
    return { record }
  }
  return {
    async readAddress(name, coinType, signal) {
      const question = encodeQuestion(name, coinType)
      const answer = await readRecord(name, question, signal)
      if (typeof answer === 'string')
        return answer === 'ResolverNotFound' || answer === 'ResolverNotContract'
          ? 'noResolver'
          : 'none'
      const { record } = answer
      const address = decode(() => decodeAddress(record, coinType))
      return address ? { address } : 'none'
    },
    async readText(name, key, signal) {
      const answer = await readRecord(
        name,
        encodeFunctionData({
          abi: resolverAbi,
          functionName: 'text',
          args: [namehash(name), key],
        }),
        signal,
      )
      if (typeof answer === 'string') return undefined
      const text = decode(() =>
        decodeFunctionResult({
          abi: resolverAbi,
          functionName: 'text',
          data: answer.record,
        }),
      )
      return text || undefined
    },
    async readName(address, coinType, signal) {
      const answer = readFailure(
        await callWithLookups(
          parts,
          universalResolver,
          encodeFunctionData({
            abi: ensAbi,
            functionName: 'reverseWithGateways',
            args: [address, BigInt(coinType), [batchGateway]],
          }),
          signal,
        ),
      )
      if (typeof answer === 'string') return undefined
      const [name] = decode(() =>
        decodeFunctionResult({
          abi: ensAbi,
          functionName: 'reverseWithGateways',
          data: answer.returned,
        }),
      ) ?? ['']
      // ENSIP-15: what is written in another way may be somebody else's.
      return normalizeName(name) === name ? name : undefined
    },
  }
}

/** Of an answer that says that there is nothing, why. */
function readFailure(
  answer: ContractAnswer,
): { readonly returned: Hex } | string {
  if ('returned' in answer) return answer
  const error = decode(() =>
    decodeErrorResult({ abi: ensAbi, data: answer.reverted }),
  )
  if (error?.errorName === 'HttpError') throw new UpstreamFailure('FAILED')
  return error?.errorName ?? 'unknown'
}

function encodeQuestion(name: string, coinType: number): Hex {
  const abi = resolverAbi
  const node = namehash(name)
  const functionName = 'addr'
  return coinType === coinTypeEth
    ? encodeFunctionData({ abi, functionName, args: [node] })
    : encodeFunctionData({ abi, functionName, args: [node, BigInt(coinType)] })
}

/** What a resolver wrote, of whatever length. @see ENSIP-9 */
function decodeAddress(record: Hex, coinType: number): string | undefined {
  const bytes =
    coinType === coinTypeEth
      ? hexToBytes(record).slice(12)
      : hexToBytes(decodeAbiParameters([{ type: 'bytes' }], record)[0])
  if (bytes.every((byte) => byte === 0)) return undefined
  if (isEvmCoinType(coinType))
    return bytes.length === 20 ? getAddress(toHex(bytes)) : undefined
  return coinType === coinTypeSolana && bytes.length === 32
    ? encodeBase58(bytes)
    : undefined
}
