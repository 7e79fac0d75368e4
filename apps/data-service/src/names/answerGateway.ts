import { mostNameLength } from '@hasp/protocol/data'
import type { Clock } from '@hasp/service-frame'
import {
  bytesToString,
  concat,
  decodeFunctionData,
  encodeAbiParameters,
  encodeFunctionResult,
  type Hex,
  hexToBytes,
  isAddressEqual,
  keccak256,
  namehash,
  numberToHex,
  parseAbiParameters,
  zeroAddress,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { coinTypeEth, isEvmCoinType } from './coinTypeOf.js'
import type { Registration, Registry } from './createRegistry.js'
import { resolverAbi } from './ensAbi.js'
import { normalizeName } from './normalizeName.js'

const validSeconds = 5 * 60

/**
 * Answers what the resolver of the domain was asked, signed for five minutes.
 * @returns undefined for what is no question to that resolver
 * @see ERC-3668, ENSIP-10
 */
export type AnswerGateway = (sender: Hex, data: Hex) => Promise<Hex | undefined>

/** @param key whose address the resolver knows */
export function createAnswerGateway(
  key: Hex,
  resolver: Hex,
  { clock, registry }: createAnswerGateway.Parts,
): AnswerGateway {
  const account = privateKeyToAccount(key)
  return async (sender, data) => {
    if (!isAddressEqual(sender, resolver)) return undefined
    const question = parseQuestion(data)
    if (!question) return undefined
    const registration = await registry.find(question.name)
    const result = answerWith(question, registration)
    const expiresAt = BigInt(Math.floor(clock.now() / 1000) + validSeconds)
    const signature = await account.sign({
      hash: keccak256(
        concat([
          '0x1900',
          resolver,
          numberToHex(expiresAt, { size: 8 }),
          keccak256(data),
          keccak256(result),
        ]),
      ),
    })
    return encodeAbiParameters(parseAbiParameters('bytes, uint64, bytes'), [
      result,
      expiresAt,
      signature,
    ])
  }
}

export declare namespace createAnswerGateway {
  interface Parts {
    readonly clock: Pick<Clock, 'now'>
    readonly registry: Pick<Registry, 'find'>
  }
}

/** Whether a registration leads to an account of a coin. */
export function leadsTo(
  { coinType, isKey }: Registration,
  asked: number,
): boolean {
  // A key has its address on every chain, a contract on its own alone.
  return asked === coinType || (isKey && isEvmCoinType(asked))
}

type Question =
  | { readonly name: string; readonly kind: 'addr' }
  | { readonly name: string; readonly kind: 'coin'; readonly coinType: number }
  | { readonly name: string; readonly kind: 'text' }

function parseQuestion(data: Hex): Question | undefined {
  try {
    const outer = decodeFunctionData({ abi: resolverAbi, data })
    if (outer.functionName !== 'resolve') return undefined
    const [packet, inner] = outer.args
    const name = parsePacket(hexToBytes(packet))
    const asked = decodeFunctionData({ abi: resolverAbi, data: inner })
    if (asked.functionName === 'resolve' || asked.args[0] !== namehash(name))
      return undefined
    if (normalizeName(name) !== name) return undefined
    if (asked.functionName === 'text') return { name, kind: 'text' }
    const [, coinType] = asked.args
    return coinType === undefined
      ? { name, kind: 'addr' }
      : { name, kind: 'coin', coinType: Number(coinType) }
  } catch {
    return undefined
  }
}

/**
 * A name as the DNS writes it.
 * @throws Error for a longer one: a name is hashed label by label
 */
function parsePacket(packet: Uint8Array): string {
  if (packet.length > mostNameLength) throw new Error('It is too long.')
  const labels: string[] = []
  let offset = 0
  for (;;) {
    const length = packet[offset] ?? 0
    if (length === 0) return labels.join('.')
    labels.push(bytesToString(packet.subarray(offset + 1, offset + 1 + length)))
    offset += 1 + length
  }
}

/** As ENS has it: what is not known is empty, and no failure. */
function answerWith(
  question: Question,
  registration: Registration | undefined,
): Hex {
  const abi = resolverAbi
  if (question.kind === 'text')
    return encodeFunctionResult({ abi, functionName: 'text', result: '' })
  const coinType = question.kind === 'addr' ? coinTypeEth : question.coinType
  const address =
    registration && leadsTo(registration, coinType)
      ? registration.address
      : undefined
  return question.kind === 'addr'
    ? encodeAbiParameters([{ type: 'address' }], [address ?? zeroAddress])
    : encodeAbiParameters([{ type: 'bytes' }], [address ?? '0x'])
}
