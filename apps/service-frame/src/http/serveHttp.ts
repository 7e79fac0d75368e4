import { serve } from '@hono/node-server'
import type { HttpApp } from './createHttpApp.js'
import { keepAliveMs } from './keepAliveMs.js'

const drainLimitMs = 8_000

/** A server that listens. */
export interface RunningServer {
  readonly port: number
  /** Lets open requests end, for eight seconds at most. */
  stop(): Promise<void>
}

/**
 * Listens.
 * @param listen where; port 0 takes any that is free
 * @throws Error when the port is taken
 */
export async function serveHttp(
  app: HttpApp,
  listen: { readonly host: string; readonly port: number },
): Promise<RunningServer> {
  const server = serve({
    fetch: app.fetch,
    hostname: listen.host,
    port: listen.port,
    serverOptions: { keepAliveTimeout: keepAliveMs },
  })
  await new Promise<void>((resolve, reject) => {
    server.once('listening', () => resolve())
    server.once('error', reject)
  })
  const address = server.address()
  const stop = () =>
    new Promise<void>((resolve) => {
      const end = setTimeout(() => closeAll(server), drainLimitMs)
      server.close(() => {
        clearTimeout(end)
        resolve()
      })
      if ('closeIdleConnections' in server) server.closeIdleConnections()
    })
  return {
    port:
      address !== null && typeof address === 'object'
        ? address.port
        : listen.port,
    stop,
  }
}

function closeAll(server: ReturnType<typeof serve>): void {
  if ('closeAllConnections' in server) server.closeAllConnections()
}
