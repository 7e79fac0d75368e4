import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'

/** What the `csp` phase asks of a kit. */
export const strictPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  'connect-src * data: blob:',
  'img-src * data: blob:',
].join('; ')

const contentTypes = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/**
 * Serves `/<app>/…` from that app's build, in brotli; `/csp/<app>/…` is the
 * same under the strict policy. It listens on 127.0.0.1 only.
 */
export async function serveBuilds(workFolder) {
  const server = createServer(async (request, response) => {
    const { isStrict, path } = locate(request.url, workFolder)
    const compressed = await read(`${path}.br`)
    const body = compressed ?? (await read(path))
    if (!body) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, {
      'content-type': contentTypes[extname(path)] ?? 'application/octet-stream',
      ...(compressed && { 'content-encoding': 'br' }),
      ...(isStrict && { 'content-security-policy': strictPolicy }),
    })
    response.end(body)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://localhost:${server.address().port}`,
    close: () => server.close(),
  }
}

function locate(url, workFolder) {
  const { pathname } = new URL(url, 'http://localhost')
  const parts = normalize(pathname).split('/').filter(Boolean)
  const isStrict = parts[0] === 'csp'
  const [app = '', ...rest] = isStrict ? parts.slice(1) : parts
  const file = rest.join('/') || 'index.html'
  return { isStrict, path: join(workFolder, app, 'dist', file) }
}

async function read(path) {
  return await readFile(path).catch(() => null)
}
