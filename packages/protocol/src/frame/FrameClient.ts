import type { FrameEvent } from './events.js'
import type { FramePort } from './FramePort.js'
import type { FrameMethod, FramePayload, FrameReply } from './requests.js'

/** A message that needs no payload is asked for by its name alone. */
type PayloadOf<method extends FrameMethod> =
  undefined extends FramePayload<method>
    ? [payload?: FramePayload<method>, options?: RequestOptions]
    : [payload: FramePayload<method>, options?: RequestOptions]

type RequestOptions = { readonly signal?: AbortSignal | undefined }

/** The page's side of the channel; it outlives the frame's documents. */
export type FrameClient = {
  /**
   * Asks the wallet. It settles once, whatever happens to the frame.
   * @throws `FrameError`; `OUTCOME_UNKNOWN` where a signature may have been
   * given, and any other code where it certainly was not
   */
  request<method extends FrameMethod>(
    method: method,
    ...rest: PayloadOf<method>
  ): Promise<FrameReply<method>>
  /** Uses a channel that was just opened; approvals are asked about by id. */
  attach(port: FramePort): void
  /**
   * The frame's document has gone: what waits for it ends, but for approvals,
   * which the next document is asked about.
   */
  detach(): void
  listen(listener: (event: FrameEvent) => void, signal: AbortSignal): void
}
