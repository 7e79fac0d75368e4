import {
  check,
  custom,
  finite,
  type InferOutput,
  is,
  number,
  object,
  optional,
  pipe,
  safeParse,
  unknown,
} from 'valibot'
import {
  isNetworkId,
  type NetworkId,
} from '../../../entities/network/networkId.js'
import { boundedText } from '../../../utils/boundedText.js'
import { hexKey } from '../messages/hexKey.js'

/** As many requests are remembered, and as long parts of them, as JSON. */
export const maxPending = 16
const longestPart = 16_000

/** What a wallet may do with money after it was asked for this. */
const money = /(send|sign)(\w*Transaction|Calls|Psbt|Transfer|Direct|Amino)/i

const isShort = (input: unknown): boolean => {
  const json = JSON.stringify(input)
  return json !== undefined && json.length <= longestPart
}
const Failure = object({
  code: pipe(number(), finite()),
  message: optional(boundedText()),
  data: optional(unknown()),
})

/**
 * A request that was, or is about to be, handed to the relay. What the wallet
 * answers is for the asker, even after the page was left.
 */
const PendingRequest = object({
  topic: hexKey,
  id: boundedText(/^\d{1,20}$/),
  chainId: custom<NetworkId>(isNetworkId),
  method: boundedText(/./),
  expiresAt: pipe(number(), finite()),
  /** Kept where the answer is about money, to be told what it answers. */
  params: optional(pipe(unknown(), check(isShort))),
  /** What the wallet has answered, until somebody was told. */
  outcome: optional(custom<Outcome>(isOutcome)),
})

export type PendingRequest = InferOutput<typeof PendingRequest>

/** What a wallet answered, as it was written. */
export type Outcome =
  | { readonly result: unknown }
  | { readonly error: InferOutput<typeof Failure> }

function isOutcome(input: unknown): boolean {
  if (!isShort(input) || typeof input !== 'object' || !input) return false
  return 'error' in input ? is(Failure, input.error) : 'result' in input
}

/**
 * Reads a request that was remembered.
 * @returns undefined for anything else, and for one that is too long to keep
 */
export function readPendingRequest(input: unknown): PendingRequest | undefined {
  const read = safeParse(PendingRequest, input)
  return read.success ? read.output : undefined
}

/**
 * The part of a request's parameters that is kept.
 * @returns undefined unless they are about money, and not too long
 */
export function keptParams(method: string, params: unknown): unknown {
  if (!money.test(method)) return undefined
  return isShort(params) ? params : undefined
}

/** The newest requests; those about money are the last to go. */
export function newestPending(
  requests: readonly PendingRequest[],
): readonly PendingRequest[] {
  if (requests.length <= maxPending) return requests
  const least = requests.find(({ params }) => params === undefined)
  const dropped = least ?? requests[0]
  return newestPending(requests.filter((one) => one !== dropped))
}
