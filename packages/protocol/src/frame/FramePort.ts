/** One end of the channel: a `MessagePort`, as far as the channel needs it. */
export type FramePort = {
  postMessage(text: string): void
  addEventListener(
    type: 'message',
    listener: (event: { readonly data: unknown }) => void,
  ): void
  removeEventListener(
    type: 'message',
    listener: (event: { readonly data: unknown }) => void,
  ): void
  start(): void
  close(): void
}
