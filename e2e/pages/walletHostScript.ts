/**
 * The script of a page that talks to the hosted wallet by bare messages.
 * `ask` sends one and waits for its answer; `events` holds all that the frame
 * said by itself.
 */
export function hostScript(walletOrigin: string, project: string): string {
  return `
const origin = ${JSON.stringify(walletOrigin)}
const frame = document.getElementById('wallet')
const waiting = new Map()
window.events = []
let port
const token = (count) =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(count))))
    .replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
addEventListener('message', (event) => {
  if (event.source !== frame.contentWindow || event.origin !== origin) return
  const channel = new MessageChannel()
  port = channel.port1
  port.onmessage = ({ data }) => {
    const message = JSON.parse(data)
    if (message.t === 'ack') {
      port.postMessage(JSON.stringify({ v: 1, t: 'fin', fn: message.fn }))
      window.isReady = true
    } else if (message.k === 'evt') window.events.push(message)
    else waiting.get(message.id)?.(message)
  }
  const hello = { v: 1, t: 'hello', n: token(32), sdk: 4, range: [1, 1] }
  frame.contentWindow.postMessage(JSON.stringify(hello), origin, [channel.port2])
})
window.ask = (m, p) =>
  new Promise((resolve) => {
    const id = token(16)
    waiting.set(id, resolve)
    const request = { v: 1, k: 'req', id, m, ttl: 300_000, ...(p && { p }) }
    port.postMessage(JSON.stringify(request))
  })
frame.src = origin + '/frame/v1/?p=${project}'
`
}
