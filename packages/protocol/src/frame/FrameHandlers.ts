import type { FrameError } from './frameErrors.js'
import type { FrameMethod, FrameReply, ParsedPayload } from './requests.js'

/** What a handler is told besides the payload. */
export type HandlerContext = {
  readonly id: string
  /** Aborted when nobody waits any longer: the page, or the time, is over. */
  readonly signal: AbortSignal
}

/**
 * What the wallet does for each message. A thrown `FrameError` is the answer;
 * whatever else is thrown is `INTERNAL` to the page. A handler of an approval
 * settles once its signal is aborted; if the signature was released before
 * that, it still gives it.
 */
export type FrameHandlers = {
  readonly [method in FrameMethod]: (
    payload: ParsedPayload<method>,
    context: HandlerContext,
  ) => FrameReply<method> | Promise<FrameReply<method>>
}

/** How a request ended that was asked before the frame was loaded anew. */
export type EarlierOutcome =
  | { readonly reply: unknown }
  | { readonly error: FrameError }
