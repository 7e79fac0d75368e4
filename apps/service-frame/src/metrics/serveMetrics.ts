import { Hono } from 'hono'
import type { Registry } from 'prom-client'
import { type RunningServer, serveHttp } from '../http/serveHttp.js'

/** Answers `GET /metrics`, away from where visitors ask. */
export async function serveMetrics(
  registry: Registry,
  listen: { readonly host: string; readonly port: number },
): Promise<RunningServer> {
  const app = new Hono()
  app.get('/metrics', async (context) =>
    context.body(await registry.metrics(), 200, {
      'Content-Type': registry.contentType,
    }),
  )
  return await serveHttp(app, listen)
}
