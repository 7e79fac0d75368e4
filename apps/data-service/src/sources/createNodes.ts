import { errorFields, type Log } from '@hasp/service-frame'
import * as v from 'valibot'
import type { ServedNetwork } from '../configuration.js'
import type { Door } from './createDoor.js'
import { hexSchema } from './hexSchema.js'
import { isTooLarge } from './isTooLarge.js'
import { UpstreamFailure } from './UpstreamFailure.js'

/** The nodes of one network. */
export interface Nodes {
  /**
   * Asks in their order, until one answers that is of the network. That one
   * does not offer what is asked says nothing of another that merely failed; that
   * the answer is too large does, whoever else is away.
   * @param limits how large and deep the answer may be and how long it may take,
   * where more than usual, and whether strangers choose that
   * @throws UpstreamFailure
   */
  ask<const Schema extends v.GenericSchema>(
    method: string,
    params: readonly unknown[],
    schema: Schema,
    limits?: Limits,
  ): Promise<v.InferOutput<Schema>>
}

type Limits = Pick<
  Door.Question<unknown>,
  'attemptLimitMs' | 'depthLimit' | 'isLongAtWill' | 'limitBytes'
>

const answerSchema = v.object({
  result: v.optional(v.unknown()),
  error: v.optional(v.unknown()),
})

/**
 * Nodes that prove once which chain they are on: one of another chain answers
 * with other people's money.
 */
export function createNodes(
  { door, log }: { readonly door: Door; readonly log: Log },
  { id: networkId, rpcUrls }: Pick<ServedNetwork, 'id' | 'rpcUrls'>,
): Nodes {
  /** Asked once at a time, however many wait for it. */
  const proven = new Map<string, Promise<void>>()
  const askOne = async <const Schema extends v.GenericSchema>(
    url: string,
    [method, params]: readonly [string, readonly unknown[]],
    schema: Schema,
    limits?: Limits,
  ): Promise<v.InferOutput<Schema>> => {
    const body = { jsonrpc: '2.0', id: 1, method, params }
    const question = { url, body, schema: answerSchema, ...limits }
    const answer = await door.ask(question)
    if (answer.error) throw toFailure(answer.error)
    const result = v.safeParse(schema, answer.result)
    if (!result.success) throw new UpstreamFailure('NOT_UNDERSTOOD')
    return result.output
  }
  const prove = async (url: string) => {
    const known = proven.get(url)
    if (known) return await known
    const proof = proveChain(
      (...question) => askOne(url, ...question),
      networkId,
    )
    proven.set(url, proof)
    await proof.catch((error: unknown) => {
      proven.delete(url)
      throw error
    })
  }
  return {
    async ask(method, params, schema, limits) {
      let failure: unknown
      for (const [attempt, url] of rpcUrls.entries())
        try {
          await prove(url)
          return await askOne(url, [method, params], schema, limits)
        } catch (error) {
          if (isReverted(error)) throw error
          const saysMore =
            failure === undefined || isRefused(failure) || isTooLarge(error)
          if (saysMore) failure = error
          log({
            event: 'node failed',
            networkId,
            attempt,
            ...errorFields(error),
          })
        }
      throw failure
    },
  }
}

/** How nodes say that a contract failed, and not they. */
const revertedPattern =
  /revert|out ?of ?gas|invalid (opcode|jump)|stack (under|over)flow|EVM error/i
const revertSchema = v.object({
  code: v.optional(v.unknown()),
  message: v.optional(v.string(), ''),
  data: v.fallback(hexSchema, '0x'),
})

/**
 * How nodes say that they do not offer what is asked: JSON-RPC, EIP-1474, Besu.
 * Whatever else they say may be otherwise a moment later.
 */
const refusedCodes = new Set<unknown>([-32600, -32601, -32602, -32004, -32604])
/** How nodes say that they are asked too often: EIP-1474. */
const limitedCode = -32005

function toFailure(error: unknown): UpstreamFailure {
  const said = v.safeParse(revertSchema, error)
  const isReverted =
    said.success &&
    (said.output.code === 3 ||
      said.output.data !== '0x' ||
      revertedPattern.test(said.output.message))
  if (isReverted)
    return new UpstreamFailure('REVERTED', { cause: said.output.data })
  if (said.success && said.output.code === limitedCode)
    return new UpstreamFailure('LIMITED')
  const isRefused = said.success && refusedCodes.has(said.output.code)
  return new UpstreamFailure(isRefused ? 'REFUSED' : 'FAILED')
}

/** Whether a contract failed, as it would with every node. */
export function isReverted(error: unknown): error is UpstreamFailure {
  return error instanceof UpstreamFailure && error.code === 'REVERTED'
}

/** Whether all nodes refuse what was asked. */
export function isRefused(error: unknown): boolean {
  return error instanceof UpstreamFailure && error.code === 'REFUSED'
}

async function proveChain(
  ask: (
    question: readonly [string, readonly unknown[]],
    schema: v.GenericSchema<unknown, string>,
  ) => Promise<string>,
  networkId: string,
): Promise<void> {
  const isSolana = networkId.startsWith('solana:')
  const reference = networkId.slice(networkId.indexOf(':') + 1)
  const isRight = isSolana
    ? (await ask(['getGenesisHash', []], v.string())).startsWith(reference)
    : BigInt(
        await ask(
          ['eth_chainId', []],
          v.pipe(v.string(), v.regex(/^0x[0-9a-f]{1,16}$/i)),
        ),
      ) === BigInt(reference)
  if (!isRight) throw new UpstreamFailure('OTHER_CHAIN')
}
