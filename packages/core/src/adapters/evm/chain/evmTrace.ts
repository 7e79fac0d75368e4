import type { SendTrace } from '../../../entities/transfer/transaction.js'

/** What helps to find a transfer among what its account sent. */
export type EvmTrace = {
  /** How many transactions the account had in blocks before it was asked. */
  readonly countBefore?: bigint | undefined
  /** The newest block then. */
  readonly blockBefore?: bigint | undefined
  /** Its own nonce, once a node has told it. */
  readonly nonce?: bigint | undefined
}

export function writeTrace(trace: EvmTrace): SendTrace {
  return Object.fromEntries(
    Object.entries(trace).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, `${value}`]],
    ),
  )
}

export function readTrace(trace: SendTrace | undefined): EvmTrace {
  const read = (name: keyof EvmTrace) => {
    const text = trace?.[name]
    return text && /^\d{1,20}$/.test(text) ? BigInt(text) : undefined
  }
  return {
    countBefore: read('countBefore'),
    blockBefore: read('blockBefore'),
    nonce: read('nonce'),
  }
}
