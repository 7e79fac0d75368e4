/** A picture of one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const picture = { status: 200, contentType: 'image/png', body: pixel }

const fixedAnswers = {
  eth_blockNumber: '0x10',
  eth_getBalance: '0xde0b6b3a7640000',
  eth_getCode: '0x',
  eth_getTransactionCount: '0x0',
  eth_gasPrice: '0x3b9aca00',
  net_version: '1',
}

const byAddress = [
  [
    /explorer-api\.walletconnect\.com/,
    () => json({ listings: {}, count: 0, total: 0 }),
  ],
  [/api\.web3modal\.(org|com)\/getWallets/, () => json({ count: 0, data: [] })],
  [/api\.web3modal\.(org|com)\/appkit/, () => json({ features: [] })],
  [/api\.web3modal\.(org|com)\/projects/, () => json({ allowedOrigins: [] })],
  [/rpc\.walletconnect\.(org|com)/, () => json({ http: ['eip155:1'], ws: [] })],
  [/\.(png|webp|svg|jpe?g|ico)(\?|$)/, () => picture],
]

const byKind = {
  image: picture,
  document: text('text/html', '<!doctype html><title>outside</title>'),
  script: text('text/javascript', ''),
  stylesheet: text('text/css', ''),
  font: text('font/woff2', ''),
}

/**
 * Answers every request that leaves the page's own origin, so that nothing
 * reaches a network, and logs it.
 * @returns the log, which grows while the context lives.
 */
export async function answerOutside(context, origin) {
  const log = []
  await context.route(
    (url) => url.origin !== origin,
    async (route) => {
      const request = route.request()
      const url = new URL(request.url())
      const calls = readCalls(request)
      const methods = calls?.list.map((call) => call.method)
      log.push({ host: url.host, path: url.pathname, rpc: methods })
      const answer = answerFor(url, request, calls)
      const headers = crossOrigin(request)
      // the page may be gone by now
      await route.fulfill({ ...answer, headers }).catch(() => {})
    },
  )
  await context.routeWebSocket(/.*/, (socket) => {
    const host = new URL(socket.url()).host
    log.push({ host, path: 'ws', rpc: [`ws ${host}`] })
    socket.onMessage((message) => acknowledge(socket, message))
  })
  return log
}

function answerFor(url, request, calls) {
  const known = byAddress.find(([pattern]) => pattern.test(url.href))
  if (known) return known[1]()
  if (!calls) return byKind[request.resourceType()] ?? json({})
  const replies = calls.list.map((call) => reply(url, call))
  return json(calls.isBatch ? replies : replies[0])
}

/** The JSON-RPC calls in a request's body, if that is what it carries. */
function readCalls(request) {
  try {
    const body = request.postDataJSON()
    const isBatch = Array.isArray(body)
    const list = isBatch ? body : [body]
    return list[0]?.jsonrpc ? { list, isBatch } : null
  } catch {
    return null
  }
}

function reply(url, { id, method }) {
  const envelope = { jsonrpc: '2.0', id }
  if (method === 'eth_call') {
    const message = 'execution reverted'
    return { ...envelope, error: { code: 3, message, data: '0x' } }
  }
  if (method === 'eth_chainId')
    return { ...envelope, result: url.port === '8545' ? '0x7a69' : '0x1' }
  return { ...envelope, result: fixedAnswers[method] ?? null }
}

/** A relay that acknowledges every message and never delivers one. */
function acknowledge(socket, message) {
  try {
    const { id, method } = JSON.parse(message)
    if (!method) return
    const result = method.endsWith('ubscribe') ? 'ab'.repeat(32) : true
    socket.send(JSON.stringify({ id, jsonrpc: '2.0', result }))
  } catch {
    // not JSON: not the relay's protocol
  }
}

function crossOrigin(request) {
  return {
    'access-control-allow-origin': request.headers().origin ?? '*',
    'access-control-allow-credentials': 'true',
    'access-control-allow-headers': '*',
  }
}

function json(body) {
  return text('application/json', JSON.stringify(body))
}

function text(contentType, body) {
  return { status: 200, contentType, body }
}
