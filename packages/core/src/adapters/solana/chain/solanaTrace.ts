import type { SendTrace } from '../../../entities/transfer/transaction.js'

/** What helps to follow a transfer, or to send it again as it was signed. */
export type SolanaTrace = {
  /** The last block that may take it. */
  readonly lastBlock?: bigint | undefined
  /** As the wallet was asked for it, in base64. */
  readonly asked?: string | undefined
  /** With the wallet's signature, in base64; only where the site sends it. */
  readonly signed?: string | undefined
  /** Whether nothing but this site would send it. */
  readonly isOurs?: boolean | undefined
  /** The account that receives, for a token. */
  readonly destination?: string | undefined
}

const base64Pattern = /^[\w+/]{1,11000}={0,2}$/

export function writeTrace({
  isOurs,
  lastBlock,
  ...texts
}: SolanaTrace): SendTrace {
  const known = Object.entries(texts).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  )
  return {
    ...Object.fromEntries(known),
    ...(lastBlock !== undefined && { lastBlock: `${lastBlock}` }),
    ...(isOurs && { isOurs: 'yes' }),
  }
}

export function readTrace(trace: SendTrace = {}): SolanaTrace {
  const { asked, destination, isOurs, lastBlock = '', signed } = trace
  const base64 = (value: string | undefined) =>
    value !== undefined && base64Pattern.test(value) ? value : undefined
  return {
    lastBlock: /^\d{1,20}$/.test(lastBlock) ? BigInt(lastBlock) : undefined,
    asked: base64(asked),
    signed: base64(signed),
    isOurs: isOurs === 'yes',
    destination,
  }
}
