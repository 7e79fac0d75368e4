import { once } from 'node:events'
import { Agent, createServer, request, type ServerResponse } from 'node:http'
import { keepAliveMs } from '@hasp/service-frame/keepAliveMs'

/** Sends a request to the process with this number, if it is there. */
export const processHeader = 'x-process'

/** One address before several processes. */
export interface Balancer {
  readonly url: string
  stop(): Promise<void>
}

/**
 * Gives requests to processes by turns. One that does not listen is passed over;
 * one that dies with a request is a 502, which says to come again.
 */
export async function startBalancer(
  port: number,
  upstreamPorts: readonly number[],
): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  let turn = 0
  const kept = { keepAliveTimeout: keepAliveMs }
  const server = createServer(kept, async (asked, answer) => {
    const parts: Buffer[] = []
    for await (const part of asked) parts.push(part)
    const chosen = Number(asked.headers[processHeader] ?? turn++)
    const attempt = (left: number) => {
      if (left === 0) return refuse(answer)
      const upstreamPort =
        upstreamPorts[(chosen + left) % upstreamPorts.length] ?? 0
      const { headers, method, url } = asked
      const target = { host: 'localhost', port: upstreamPort, path: url }
      const sent = request(
        { ...target, agent, method, headers },
        (response) => {
          answer.writeHead(response.statusCode ?? 502, response.headers)
          response.pipe(answer)
          response.once('error', () => answer.destroy())
        },
      )
      sent.once('error', (error) => {
        const isAway = 'code' in error && error.code === 'ECONNREFUSED'
        if (isAway) attempt(left - 1)
        else refuse(answer)
      })
      sent.end(Buffer.concat(parts))
    }
    attempt(upstreamPorts.length)
  })
  server.listen(port, 'localhost')
  await once(server, 'listening')
  return {
    url: `http://localhost:${port}`,
    stop: async () => {
      agent.destroy()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function refuse(answer: ServerResponse): void {
  if (answer.headersSent) return void answer.destroy()
  answer.writeHead(502, {
    'Content-Type': 'application/problem+json',
    'Retry-After': '1',
  })
  answer.end(JSON.stringify({ status: 502, code: 'UNAVAILABLE' }))
}
