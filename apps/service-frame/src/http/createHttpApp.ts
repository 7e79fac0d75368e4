import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { routePath } from 'hono/route'
import type { SharedCache } from '../cache/SharedCache.js'
import type { Log } from '../createLog.js'
import { errorFields } from '../errorFields.js'
import { createRequestLimit } from './createRequestLimit.js'
import { createSharedRequestLimit } from './createSharedRequestLimit.js'
import { HttpProblem } from './HttpProblem.js'
import type { RequestLimit } from './RequestLimit.js'
import { readNetwork } from './readNetwork.js'

const bodyLimitBytes = 64 * 1024
const preflightSeconds = 7200
const exposeHeaders = ['Retry-After']
/** After which what has failed may be there again. */
const comeAgainMs = 1_000

/** What every service answers with, wherever it stands. */
const headers = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-site',
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
} as const

/** The HTTP side of a service; its routes are added to it. */
export type HttpApp = Hono

/**
 * An app with what all services share: headers, CORS, limits, problems, the
 * log, and health.
 */
export function createHttpApp(options: createHttpApp.Options): HttpApp {
  const { isReady, log, origins } = options
  const app = new Hono()
  const logFailure = (context: Context, error: unknown) =>
    log({ event: 'failure', route: routeOf(context), ...errorFields(error) })
  app.use(async (context, next) => {
    // Of a clock that is never set back.
    const startedAt = performance.now()
    await next()
    // Not by `context.header`, which makes a response that is there anew.
    const answered = context.res.headers
    // A route may have said otherwise, of a picture say.
    for (const [name, value] of Object.entries(headers))
      if (!answered.has(name)) answered.set(name, value)
    log({
      event: 'request',
      route: routeOf(context),
      status: context.res.status,
      durationMs: Math.round(performance.now() - startedAt),
    })
  })
  const preflight = cors({
    origin: async (origin, context) =>
      (await isWelcome(origins, origin, context)) ? origin : null,
    allowHeaders: ['Authorization', 'Content-Type', 'DPoP'],
    allowMethods: ['GET', 'POST'],
    exposeHeaders,
    maxAge: preflightSeconds,
  })
  app.use(async (context, next) => {
    if (context.req.method === 'OPTIONS') return await preflight(context, next)
    const origin = context.req.header('Origin')
    const isRead = origin && (await isWelcome(origins, origin, context))
    await next()
    const answered = context.res.headers
    answered.append('Vary', 'Origin')
    answered.set('Access-Control-Expose-Headers', exposeHeaders.join(','))
    if (isRead) answered.set('Access-Control-Allow-Origin', origin)
  })
  const count = options.requestsPerMinute
  const limit =
    options.requestLimit ??
    (options.cache
      ? createSharedRequestLimit({ cache: options.cache, count })
      : createRequestLimit({ count, now: () => performance.now() }))
  for (const path of ['/v1/*', ...(options.limitedPaths ?? [])])
    app.use(path, async (context, next) => {
      const network = readNetwork(context, options.trustedProxies)
      const retryAfterMs = await limit.take(network)
      if (retryAfterMs !== undefined)
        throw new HttpProblem(429, 'TOO_MANY_REQUESTS', { retryAfterMs })
      await next()
    })
  const limitBody = bodyLimit({
    maxSize: bodyLimitBytes,
    onError: (context) =>
      answer(context, new HttpProblem(413, 'BODY_TOO_LARGE')),
  })
  // To look for a body costs as much as all the rest of an answer, and these
  // have none.
  app.use(async (context, next) =>
    ['GET', 'HEAD'].includes(context.req.method)
      ? await next()
      : await limitBody(context, next),
  )
  app.get('/healthz', (context) => context.json({ isAlive: true }))
  app.get('/readyz', async (context) => {
    const isUp = await isReady().catch(() => false)
    const details = isUp
      ? await options.describe?.().catch((error: unknown) => {
          logFailure(context, error)
          return {}
        })
      : {}
    return context.json({ isReady: isUp, ...details }, isUp ? 200 : 503)
  })
  app.notFound((context) => answer(context, new HttpProblem(404, 'NOT_FOUND')))
  app.onError((error, context) => {
    if (error instanceof HttpProblem) return answer(context, error)
    logFailure(context, error)
    return answer(
      context,
      new HttpProblem(503, 'UNAVAILABLE', { retryAfterMs: comeAgainMs }),
    )
  })
  return app
}

export declare namespace createHttpApp {
  interface Options {
    readonly log: Log
    /** Whose pages may read the answers; `*` is anybody's. */
    readonly origins: readonly string[] | '*' | IsWelcome
    /** Whether it can do its work: its database answers, say. */
    readonly isReady: () => Promise<boolean>
    /** What else its operator should see there; nothing of anybody. */
    readonly describe?: () => Promise<object>
    /** Of one network, below `/v1/`. */
    readonly requestsPerMinute: number
    /** What is counted besides `/v1/*`. */
    readonly limitedPaths?: readonly string[]
    /** Where requests are counted, if not in this process alone. */
    readonly cache?: SharedCache | undefined
    /** Counts them in place of both. */
    readonly requestLimit?: RequestLimit | undefined
    /** Proxies of the operator between visitors and the service. */
    readonly trustedProxies: number
  }
}

/** Whether pages of an origin may read what a request is answered with. */
export type IsWelcome = (origin: string, context: Context) => Promise<boolean>

function isWelcome(
  origins: createHttpApp.Options['origins'],
  origin: string,
  context: Context,
): boolean | Promise<boolean> {
  if (typeof origins === 'function') return origins(origin, context)
  return origins === '*' || origins.includes(origin)
}

/** The pattern of a route, never the path: callers write anything there. */
function routeOf(context: Context): string {
  return `${context.req.method} ${routePath(context, -1)}`
}

function answer(context: Context, problem: HttpProblem): Response {
  const { code, detail, retryAfterMs, status } = problem
  if (retryAfterMs !== undefined)
    context.header('Retry-After', `${Math.ceil(retryAfterMs / 1000)}`)
  return context.json(
    {
      status,
      code,
      ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
      ...(detail === undefined ? {} : { detail }),
    },
    status,
    { 'Content-Type': 'application/problem+json' },
  )
}
