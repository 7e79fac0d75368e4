import {
  type InferOutput,
  integer,
  literal,
  maxLength,
  maxValue,
  minValue,
  number,
  optional,
  picklist,
  pipe,
  strictObject,
  string,
  union,
  unknown,
} from 'valibot'
import { RequestId } from './events.js'
import { FrameError, frameErrorCodes, longestReason } from './frameErrors.js'
import { Milliseconds } from './userSchemas.js'

const about = {
  v: literal(1),
  id: RequestId,
  m: pipe(string(), maxLength(64)),
}

const Failure = strictObject({
  code: picklist(frameErrorCodes),
  reason: optional(pipe(string(), maxLength(longestReason))),
  triesLeft: optional(pipe(number(), integer(), minValue(0))),
  retryAfterMs: optional(Milliseconds),
  rpcCode: optional(pipe(number(), integer())),
  data: optional(pipe(string(), maxLength(65_536))),
})

/** Page → frame: a request, its end, or a question about an earlier one. */
export const PageMessage = union([
  strictObject({
    ...about,
    k: literal('req'),
    p: optional(unknown()),
    /** How long the page will wait. */
    ttl: pipe(number(), integer(), minValue(0), maxValue(900_000)),
  }),
  strictObject({ ...about, k: literal('abort') }),
  strictObject({ ...about, k: literal('ask') }),
])

/** Frame → page: an answer, with `e` where it is an error, or an event. */
export const FrameMessage = union([
  strictObject({
    ...about,
    k: literal('res'),
    p: optional(unknown()),
    e: optional(Failure),
  }),
  strictObject({
    v: literal(1),
    k: literal('evt'),
    m: about.m,
    p: unknown(),
  }),
])

export type PageMessage = InferOutput<typeof PageMessage>
export type FrameMessage = InferOutput<typeof FrameMessage>
type Failure = InferOutput<typeof Failure>

/** An error as it travels: no stack, and no word that was not meant for it. */
export function toFailure(error: unknown): Failure {
  if (!(error instanceof FrameError)) return { code: 'INTERNAL' }
  const { reason, ...details } = error.details
  return {
    code: error.code,
    ...details,
    ...(reason !== undefined && { reason: reason.slice(0, longestReason) }),
  }
}

/** What came over the channel, as an error again. */
export function fromFailure({ code, ...details }: Failure): FrameError {
  return new FrameError(code, details)
}
