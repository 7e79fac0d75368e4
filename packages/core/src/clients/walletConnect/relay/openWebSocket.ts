import type { OpenSocket } from './OpenSocket.js'

/** Opens the browser's own WebSocket. */
export const openWebSocket: OpenSocket = (url, listeners) => {
  const socket = new WebSocket(url)
  socket.onopen = () => listeners.onOpen()
  socket.onmessage = ({ data }) => listeners.onText(String(data))
  socket.onclose = ({ code, reason }) => listeners.onClose(code, reason)
  return socket
}
