import {
  array,
  integer,
  is,
  maxLength,
  maxValue,
  minLength,
  minValue,
  number,
  object,
  optional,
  pipe,
  unknown,
} from 'valibot'
import { decodeBase64 } from '../../../encoding/base64.js'
import { boundedText } from '../../../utils/boundedText.js'
import { commitment } from '../chain/commitment.js'
import type { Ask } from '../rpc/createAsk.js'
import { reader } from '../rpc/readValue.js'
import { readTransfer } from './readTransfer.js'

/** How many of the account's newest transactions are searched. */
const newestLimit = 25
const clockSkewMs = 60_000

const readSignatures = reader(
  pipe(
    array(
      object({
        signature: boundedText(/^\w{64,88}$/),
        blockTime: optional(unknown()),
      }),
    ),
    maxLength(newestLimit),
  ),
)
const BlockTime = pipe(
  number(),
  integer(),
  minValue(0),
  maxValue(Number.MAX_SAFE_INTEGER),
)
const readBytes = reader(
  object({
    transaction: pipe(
      array(boundedText(/^[\w+/=]*$/, 11_000)),
      minLength(2),
      maxLength(2),
    ),
  }),
)

/**
 * Looks for a transfer among what its account has sent since its wallet was
 * asked.
 * @param about.destination the account that receives, for a token
 * @returns its signature; undefined when it is not among them
 */
export async function findTransfer(
  ask: Ask,
  about: {
    readonly from: string
    readonly to: string
    readonly amount: bigint
    readonly tokenAddress?: string | undefined
    readonly destination?: string | undefined
    readonly sentAt: number
    readonly isTaken: (hash: string) => boolean
  },
): Promise<string | undefined> {
  const { from, isTaken, sentAt } = about
  const newest = await ask(
    'getSignaturesForAddress',
    [from, { limit: newestLimit, commitment }],
    readSignatures,
  )
  for (const { blockTime, signature } of newest) {
    const isOlder =
      is(BlockTime, blockTime) && blockTime * 1000 < sentAt - clockSkewMs
    if (isOlder || isTaken(signature)) continue
    const found = await ask(
      'getTransaction',
      [
        signature,
        { encoding: 'base64', commitment, maxSupportedTransactionVersion: 0 },
      ],
      readBytes,
    ).catch(() => undefined)
    const [bytes] = found?.transaction ?? []
    if (bytes !== undefined && isSame(bytes, about)) return signature
  }
  return undefined
}

function isSame(
  bytes: string,
  {
    amount,
    destination,
    from,
    to,
    tokenAddress,
  }: Parameters<typeof findTransfer>[1],
): boolean {
  const receiver = tokenAddress === undefined ? to : destination
  const movements = attempt(() => readMovements(bytes))
  const total = movements?.reduce((sum, one) => sum + one.amount, 0n)
  return (
    total === amount &&
    movements?.every(
      (one) =>
        one.mint === tokenAddress && one.from === from && one.to === receiver,
    ) === true
  )
}

function readMovements(transaction: string) {
  const bytes = decodeBase64(transaction)
  return bytes && readTransfer(bytes).movements
}

/** What strangers sent may be of a kind that cannot be read. */
function attempt<result>(run: () => result): result | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}
