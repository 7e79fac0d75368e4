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
  [/verify\.walletconnect\.(org|com)\/v3\/attestation/, attest],
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
 * What is answered here. Files of the page's own origin, `http://localhost`,
 * take no detour: waiting for this program would count as time of a kit that
 * fetches something.
 */
const outside = [{ urlPattern: 'https://*' }, { urlPattern: 'http://127.*' }]

/**
 * Answers every request that leaves the page's own origin, so that nothing
 * reaches a network, and logs it. The HTTP cache is off. Sockets are answered
 * by a relay that acknowledges everything; with the address of a real `relay`
 * they are left alone.
 * @returns the log, which grows while the page lives.
 */
export async function answerOutside({ page, devtools, origin, relay }) {
  const log = []
  devtools.on('Network.requestWillBeSent', ({ request }) => {
    const url = new URL(request.url)
    if (isUnanswered(url, origin))
      log.push({ host: url.host, path: url.pathname })
  })
  devtools.on('Fetch.requestPaused', async (event) => {
    const { requestId, request } = event
    // the page may be gone by now
    const fulfill = (answer) =>
      devtools
        .send('Fetch.fulfillRequest', { requestId, ...answer })
        .catch(() => {})
    const headers = crossOrigin(request)
    if (request.method === 'OPTIONS') {
      await fulfill({ responseCode: 204, responseHeaders: headers })
      return
    }
    const url = new URL(request.url)
    const calls = readCalls(request)
    const methods = calls?.list.map((call) => call.method)
    log.push({ host: url.host, path: url.pathname, rpc: methods })
    const type = event.resourceType.toLowerCase()
    const { body, contentType, status } = answerFor(url, type, calls)
    await fulfill({
      responseCode: status,
      responseHeaders: [
        ...headers,
        { name: 'content-type', value: contentType },
      ],
      body: Buffer.from(body).toString('base64'),
    })
  })
  await devtools.send('Fetch.enable', { patterns: outside })
  await devtools.send('Network.enable')
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
  const noteSocket = (url) => {
    const { host } = new URL(url)
    log.push({ host, path: 'ws', rpc: [`ws ${host}`] })
  }
  if (relay)
    devtools.on('Network.webSocketCreated', ({ url }) => noteSocket(url))
  else
    await page.routeWebSocket(/.*/, (socket) => {
      noteSocket(socket.url())
      socket.onMessage((message) => acknowledge(socket, message))
    })
  return log
}

/** What leaves the page and is not answered here is counted all the same. */
function isUnanswered(url, origin) {
  return (
    url.protocol === 'http:' &&
    url.origin !== origin &&
    !url.hostname.startsWith('127.')
  )
}

function answerFor(url, type, calls) {
  const known = byAddress.find(([pattern]) => pattern.test(url.href))
  if (known) return known[1](url)
  if (!calls) return byKind[type] ?? json({})
  const replies = calls.list.map((call) => reply(url, call))
  return json(calls.isBatch ? replies : replies[0])
}

/** The JSON-RPC calls in a request's body, if that is what it carries. */
function readCalls(request) {
  try {
    const body = JSON.parse(request.postData ?? '')
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

/**
 * What WalletConnect's client waits for in a frame, at most 5 s, before it
 * publishes a pairing: a token about the request, for the page around it.
 */
function attest({ searchParams }) {
  const part = (value) =>
    Buffer.from(JSON.stringify(value)).toString('base64url')
  const token = [part({ alg: 'ES256' }), part({ id: searchParams.get('id') })]
  const attestation = [...token, 'AAAA'].join('.')
  const message = JSON.stringify({ type: 'verify_attestation', attestation })
  const script = `parent.postMessage(${JSON.stringify(message)}, '*')`
  return text('text/html', `<!doctype html><script>${script}</script>`)
}

function crossOrigin({ headers }) {
  const said = new Map(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  )
  const wanted = said.get('access-control-request-headers')
  return Object.entries({
    'access-control-allow-origin': said.get('origin') ?? '*',
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
    'access-control-allow-headers': wanted ?? '*',
  }).map(([name, value]) => ({ name, value }))
}

function json(body) {
  return text('application/json', JSON.stringify(body))
}

function text(contentType, body) {
  return { status: 200, contentType, body }
}
