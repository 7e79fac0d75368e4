import WebSocket from 'ws'

/**
 * Opens a WebSocket in Node, as our WalletConnect client wants one.
 * @param url where to
 * @param listeners told of what happens; of an error by the close after it
 * @example createWalletConnectClient({ …, openSocket: openNodeSocket })
 */
export function openNodeSocket(
  url: string,
  listeners: {
    onOpen(): void
    onText(text: string): void
    onClose(code: number, reason: string): void
  },
) {
  const socket = new WebSocket(url)
  socket.on('open', () => listeners.onOpen())
  socket.on('message', (data) => listeners.onText(String(data)))
  socket.on('error', () => undefined)
  socket.on('close', (code, reason) => listeners.onClose(code, `${reason}`))
  return {
    send(text: string) {
      if (socket.readyState !== WebSocket.OPEN) throw new Error('Not open')
      socket.send(text)
    },
    close: () => socket.terminate(),
  }
}
