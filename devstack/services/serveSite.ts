import { createServer, type ServerResponse } from 'node:http'
import type { SiteFile } from '@hasp/service-frame/readSite'
import type { Address } from '../addresses.js'
import { StackError } from '../StackError.js'
import type { PathHandler } from './demoSignIn.js'
import type { RunningPart } from './RunningPart.js'
import { readPath } from './readPath.js'

/**
 * Serves files from memory: `/` is `index.html`, `/phone` is `phone.html`, a folder is its `index.html`,
 * `GET /healthz` answers 200, anything else that is not a file is not found,
 * and what is no address is answered with 400.
 * @param address where to listen, on 127.0.0.1 only
 * @param site the files by path
 * @param headers what every answer with a file carries
 * @param handlers answer what begins with their path
 * @throws StackError when the port is taken
 * @example await serveSite(addresses().demo, await readSite('dist'), {})
 */
export async function serveSite(
  address: Address,
  site: ReadonlyMap<string, SiteFile>,
  headers: Readonly<Record<string, string>>,
  handlers: readonly PathHandler[] = [],
): Promise<RunningPart> {
  const server = createServer((request, response) => {
    const pathname = readPath(request.url)
    const handler = handlers.find(({ path }) => pathname?.startsWith(path))
    if (handler) return void handler.handle(request, response)
    const answer = (status: number, file: SiteFile) =>
      send(response, status, file, {
        ...headers,
        'cache-control': pathname?.startsWith('/assets/')
          ? 'public, max-age=31536000, immutable'
          : 'no-cache',
      })
    if (pathname === undefined) return answer(400, text('This is no address.'))
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return answer(405, text('Only GET and HEAD are answered here.'))
    if (pathname === '/healthz') return answer(200, text('ok'))
    const file =
      site.get(pathname.endsWith('/') ? `${pathname}index.html` : pathname) ??
      site.get(`${pathname}.html`)
    return file ? answer(200, file) : answer(404, text('Not found.'))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => {
      reject(
        new StackError(
          `The demo cannot listen at ${address.url} (${error.message}): stop what uses the port, or set HASP_PORT_OFFSET.`,
          { cause: error },
        ),
      )
    })
    server.listen(address.port, '127.0.0.1', resolve)
  })
  const ended = new Promise<undefined>((resolve) => {
    server.once('close', () => resolve(undefined))
  })
  return {
    address,
    ended,
    stop: async () => {
      server.close()
      server.closeAllConnections()
      await ended
    },
  }
}

function text(body: string): SiteFile {
  return { body: Buffer.from(body), type: 'text/plain; charset=utf-8' }
}

function send(
  response: ServerResponse,
  status: number,
  file: SiteFile,
  headers: Readonly<Record<string, string>>,
): void {
  response.writeHead(status, {
    'content-type': file.type,
    'content-length': file.body.byteLength,
    'x-content-type-options': 'nosniff',
    ...headers,
  })
  response.end(response.req.method === 'HEAD' ? undefined : file.body)
}
