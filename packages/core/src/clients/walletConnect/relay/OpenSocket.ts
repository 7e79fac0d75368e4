/** A socket that carries texts. */
export type Socket = {
  send(text: string): void
  close(): void
}

/**
 * Opens a socket. `onClose` is called at the latest when opening fails, and
 * nothing is called after it.
 */
export type OpenSocket = (
  url: string,
  listeners: {
    onOpen(): void
    onText(text: string): void
    onClose(code: number, reason: string): void
  },
) => Socket
