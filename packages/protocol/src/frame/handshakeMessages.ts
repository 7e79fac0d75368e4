import {
  array,
  type GenericSchema,
  type InferOutput,
  integer,
  literal,
  maxLength,
  minValue,
  number,
  picklist,
  pipe,
  regex,
  safeParse,
  strictObject,
  strictTuple,
  string,
} from 'valibot'
import { readMessage } from './messageText.js'

/** The one version of the channel that there is. */
export const channelVersion = 1

/** The lowest SDK version that the wallet still talks to; pages say 4. */
export const sdkVersionFloor = 4

/** 256 random bits as base64url. */
const Nonce = pipe(string(), regex(/^[\w-]{43}$/))
const version = pipe(number(), integer(), minValue(0))

/** The frame listens. */
export const Ready = strictObject({ v: literal(1), t: literal('ready') })

/** The page asks for a channel, and sends one end of it along. */
export const Hello = strictObject({
  v: version,
  t: literal('hello'),
  n: Nonce,
  sdk: version,
  /** The versions of the channel that the page speaks. */
  range: strictTuple([version, version]),
})

/** The frame takes the channel. */
const Taken = strictObject({
  v: literal(1),
  t: literal('ack'),
  n: Nonce,
  fn: Nonce,
  caps: pipe(array(pipe(string(), maxLength(64))), maxLength(32)),
})

/** The frame does not talk to this page. */
const Refused = strictObject({
  v: literal(1),
  t: literal('refused'),
  n: Nonce,
  code: picklist(['VERSION_UNSUPPORTED', 'ORIGIN_REFUSED']),
})

/** The page has got the answer. */
export const Finished = strictObject({
  v: literal(1),
  t: literal('fin'),
  fn: Nonce,
})

export { Refused, Taken }

/** What `/frame/v1/check` says of a project and the origin that asks. */
export const FrameCheck = strictObject({
  project: picklist(['known', 'unknown']),
  origin: picklist(['allowed', 'refused']),
})

/** The answer of `/frame/v1/check`. */
export type FrameCheck = InferOutput<typeof FrameCheck>

/** A message of the handshake, or nothing where it is none of this kind. */
export function readStep<schema extends GenericSchema>(
  schema: schema,
  data: unknown,
): InferOutput<schema> | undefined {
  const read = safeParse(schema, readMessage(data))
  return read.success ? read.output : undefined
}
