import {
  boolean,
  type InferOutput,
  literal,
  pipe,
  regex,
  safeParse,
  strictObject,
  string,
  unknown,
  variant,
} from 'valibot'
import { readMessage, writeMessage } from './messageText.js'

const v = literal(1)

/**
 * What the wallet's frame and its own window say to each other, by
 * `postMessage` or sealed over the wallet's service.
 */
const PopupMessage = variant('t', [
  /** The window listens. */
  strictObject({ v, t: literal('ready') }),
  /** What the window has to show; only the wallet knows what it is. */
  strictObject({ v, t: literal('show'), request: unknown() }),
  strictObject({
    v,
    t: literal('decided'),
    /** SHA-256 of what the window showed, in hexadecimal. */
    digest: pipe(string(), regex(/^[\da-f]{64}$/)),
    isApproved: boolean(),
  }),
  /** The window is gone, and nothing was decided in it. */
  strictObject({ v, t: literal('left') }),
])

export type PopupMessage = InferOutput<typeof PopupMessage>

/**
 * Reads a message of a window of the wallet's own.
 * @returns undefined for whatever is none; never throws
 */
export function readPopupMessage(data: unknown): PopupMessage | undefined {
  const read = safeParse(PopupMessage, readMessage(data))
  return read.success ? read.output : undefined
}

/**
 * Writes a message for the other side.
 * @throws `TOO_LARGE` where it would not be read
 */
export function writePopupMessage(message: PopupMessage): string {
  return writeMessage(message)
}
