import { isNetworkId } from '../../../entities/networkId.js'
import {
  anything,
  fits,
  type Infer,
  misfit,
  number,
  object,
  type Schema,
  text,
} from '../../../utils/schema.js'
import { hexKey } from '../protocol/hexKey.js'

/** As many requests are remembered, and as long parts of them, as JSON. */
export const maxPending = 16
const longestPart = 16_000

/** What a wallet may do with money after it was asked for this. */
const money = /(send|sign)(\w*Transaction|Calls|Psbt|Transfer|Direct|Amino)/i

const short: Schema<unknown> = (input) => {
  const json = JSON.stringify(input)
  return json !== undefined && json.length <= longestPart ? input : misfit
}
const Failure = object({ code: number() }, { message: text(), data: anything })

/**
 * A request that was, or is about to be, handed to the relay. What the wallet
 * answers is for whoever asked, even after the page was left.
 */
export const PendingRequest = object(
  {
    topic: hexKey,
    id: text(/^\d{1,20}$/),
    chainId: fits(isNetworkId),
    method: text(/./),
    expiresAt: number(),
  },
  {
    /** Kept where the answer is about money, to be told what it answers. */
    params: short,
    /** What the wallet has answered, until somebody was told. */
    outcome: fits(isOutcome),
  },
)

export type PendingRequest = Infer<typeof PendingRequest>

/** What a wallet answered, as it was written. */
export type Outcome =
  | { readonly result: unknown }
  | { readonly error: Infer<typeof Failure> }

function isOutcome(input: unknown): input is Outcome {
  if (short(input) === misfit || typeof input !== 'object' || !input)
    return false
  return 'error' in input ? Failure(input.error) !== misfit : 'result' in input
}

/**
 * The part of a request's parameters that is kept.
 * @returns undefined unless they are about money, and not too long
 */
export function keptParams(method: string, params: unknown): unknown {
  if (!money.test(method)) return undefined
  const kept = short(params)
  return kept === misfit ? undefined : kept
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
