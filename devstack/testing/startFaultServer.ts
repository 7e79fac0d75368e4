import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** What a server in front of another one does instead of what it should. */
export type Fault =
  | 'stopped'
  | 'hangs'
  | 'limited'
  | 'limitedWithoutTime'
  | 'failed'
  | 'down'
  | 'refused'
  | 'redirect'
  | 'html'
  | 'cut'
  | 'huge'
  | 'drip'
  /** The true answer, after two seconds. */
  | 'late'
  /** The true answer, changed by `change`. */
  | 'changed'

/** A server in front of another one. */
export interface FaultServer {
  readonly url: string
  /** Paths that were asked for, with their queries. */
  readonly asked: readonly string[]
  /** Sets what goes wrong from now on; nothing where it is left out. */
  set(fault?: Fault, change?: (answer: unknown) => unknown): void
  stop(): Promise<void>
}

const lateMs = 2_000
/** What `limited` says. */
export const retrySeconds = 20
const hugeBytes = 50 * 1024 * 1024
const dripMs = 200
/** Headers that are not the answer's but those of how it came. */
const ofConnection =
  /^(connection|keep-alive|transfer-encoding|content-(length|encoding))$/

/**
 * Starts a server that passes everything on to another one, until it is told to
 * go wrong. Nothing of a fault ends by itself but with the caller.
 * @param target the origin of the other one
 * @example
 * const faults = await startFaultServer('http://localhost:4003')
 * faults.set('limited')
 */
export async function startFaultServer(target: string): Promise<FaultServer> {
  const asked: string[] = []
  let fault: Fault | undefined
  let change: (answer: unknown) => unknown = (answer) => answer
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.on('error', () => undefined)
    reply(request, response).catch(() => response.destroy())
  })
  const reply = async (request: IncomingMessage, response: ServerResponse) => {
    const { origin = '*' } = request.headers
    response.setHeader('Access-Control-Allow-Origin', origin)
    response.setHeader('Access-Control-Expose-Headers', 'Retry-After')
    const end = (status: number, headers = {}, body = '{}') =>
      response
        .writeHead(status, { 'Content-Type': 'application/json', ...headers })
        .end(body)
    switch (fault) {
      case 'stopped':
        return request.socket.destroy()
      case 'hangs':
        return
      case 'limited':
        return end(429, { 'Retry-After': `${retrySeconds}` })
      case 'limitedWithoutTime':
        return end(429)
      case 'failed':
        return end(500)
      case 'down':
        return end(503)
      case 'refused':
        return end(403)
      case 'redirect':
        return end(302, { Location: `${target}${request.url}` })
      case 'html':
        return end(200, { 'Content-Type': 'text/html' }, '<h1>Busy</h1>')
      case 'cut':
        response.writeHead(200, { 'Content-Length': 1_000 })
        return response.write('{"account":', () => request.socket.destroy())
      case 'huge':
        return end(200, {}, `"${'x'.repeat(hugeBytes)}"`)
      case 'drip':
        response.writeHead(200, { 'Content-Type': 'application/json' })
        return drip(response)
      case 'late':
        await new Promise((resolve) => setTimeout(resolve, lateMs))
        return await pass(request, response)
      case 'changed':
        return await pass(request, response, change)
      default:
        return await pass(request, response)
    }
  }

  const pass = async (
    request: IncomingMessage,
    response: ServerResponse,
    how?: typeof change,
  ) => {
    const { headers, method = 'GET', url = '' } = request
    const type = headers['content-type']
    const answer = await fetch(`${target}${url}`, {
      method,
      headers: {
        ...(headers.origin && { Origin: headers.origin }),
        ...(type && { 'Content-Type': type }),
      },
      ...(method === 'POST' && { body: await buffer(request) }),
    })
    const text = await answer.text()
    for (const [name, value] of answer.headers)
      if (!ofConnection.test(name)) response.setHeader(name, value)
    response
      .writeHead(answer.status)
      .end(how ? JSON.stringify(how(JSON.parse(text))) : text)
  }

  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve())
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    set(next, changeNext = (answer) => answer) {
      fault = next
      change = changeNext
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** Sends a little, again and again, and never all. */
function drip(response: ServerResponse): void {
  const dripping = setInterval(() => response.write(' '), dripMs)
  response.on('close', () => clearInterval(dripping))
}
