import type { LookupFunction } from 'node:net'
import type { Clock } from '@hasp/service-frame'
import { Agent, request } from 'undici'
import { createBulkhead } from './createBulkhead.js'
import { createResolver, type ResolveHost } from './createResolver.js'
import { isPublicAddress } from './isPublicAddress.js'
import { readBytes } from './readBytes.js'
import { UpstreamFailure } from './UpstreamFailure.js'
import { withDeadline } from './withDeadline.js'

const limitMs = 5_000
const usualLimitBytes = 1024 * 1024
/** Each host may be one that nobody asks again, and says how long it waits. */
const longestIdleMs = 4_000
/** Gateways are asked for several KiB by their addresses. */
export const mostUrlLength = 16 * 1024

/**
 * The way to addresses that somebody else chose: a contract's gateways, the
 * pictures of names, and to what strangers keep: token lists. It leads to nothing but the open internet.
 */
export interface OutsideDoor {
  /**
   * Asks once.
   * @throws UpstreamFailure; `NOT_ALLOWED` before anything is sent
   */
  ask(question: OutsideDoor.Question): Promise<OutsideDoor.Answer>
  close(): Promise<void>
}

export declare namespace OutsideDoor {
  interface Question {
    readonly url: string
    /** Sent as JSON by POST; without it, GET. */
    readonly body?: unknown
    /** How large the answer may be; 1 MiB unless given. */
    readonly limitBytes?: number
    /**
     * The contract whose gateway it is; without one it is a picture, or a token
     * list. Neither gateways nor the others wait for each other.
     */
    readonly sender?: string
    /** Ends the question; it has five seconds from when it is its turn. */
    readonly signal: AbortSignal
  }
  interface Answer {
    readonly status: number
    readonly body: Buffer
  }
}

/**
 * A door that looks a host up once, and connects to the address that it looked
 * at: what a name means a moment later changes nothing. No redirects.
 */
export function createOutsideDoor(
  options: createOutsideDoor.Options,
): OutsideDoor {
  const { allowedOrigins, clock, resolve = createResolver() } = options
  const lookup = createLookup(resolve)
  const openWay = (connect: object) => ({
    dispatcher: new Agent({
      connect: { timeout: limitMs, ...connect },
      keepAliveTimeout: longestIdleMs,
      keepAliveMaxTimeout: longestIdleMs,
    }),
    gateways: createBulkhead(),
    pictures: createBulkhead(),
  })
  const outside = openWay({ lookup })
  const inside = openWay({})
  return {
    async ask({ body, limitBytes = usualLimitBytes, sender, signal, url }) {
      if (url.length > mostUrlLength) throw new UpstreamFailure('NOT_ALLOWED')
      const origin = originOf(url)
      const isOwn = allowedOrigins.includes(origin)
      if (!isOwn) refuseUnlikely(url)
      const { dispatcher, gateways, pictures } = isOwn ? inside : outside
      // Whoever has a domain has as many origins as they like.
      const bulkhead = sender === undefined ? pictures : gateways
      const send = async (late: AbortSignal): Promise<OutsideDoor.Answer> => {
        const response = await request(url, {
          dispatcher,
          signal: late,
          headers: { Accept: '*/*' },
          ...(body !== undefined && {
            method: 'POST' as const,
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify(body),
          }),
        })
        return {
          status: response.statusCode,
          body: await readBytes(response.body, limitBytes),
        }
      }
      try {
        return await bulkhead.enter(sender ?? origin, () =>
          withDeadline({ clock, limitMs, signal }, send),
        )
      } catch (cause) {
        if (cause instanceof UpstreamFailure) throw cause
        throw new UpstreamFailure(
          isNotAllowed(cause) ? 'NOT_ALLOWED' : 'NO_ANSWER',
          { cause },
        )
      }
    },
    close: async () => {
      await Promise.all(
        [outside, inside].map(({ dispatcher }) => dispatcher.destroy()),
      )
    },
  }
}

export declare namespace createOutsideDoor {
  interface Options {
    readonly clock: Clock
    /** Of the operator's own servers: a local stack, say. */
    readonly allowedOrigins: readonly string[]
    /** That of the system's name servers unless given. */
    readonly resolve?: ResolveHost
  }
}

const notAllowed = 'NOT_ALLOWED'

function originOf(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : ''
}

/** A host that is an address itself is never looked up. */
function refuseUnlikely(url: string): void {
  const parsed = URL.canParse(url) ? new URL(url) : undefined
  if (parsed?.protocol !== 'https:' || parsed.username || parsed.password)
    throw new UpstreamFailure('NOT_ALLOWED')
  const address = parsed.hostname.replace(/^\[|\]$/g, '')
  const isAddress = parsed.hostname !== address || /^[\d.]+$/.test(address)
  if (isAddress && !isPublicAddress(address))
    throw new UpstreamFailure('NOT_ALLOWED')
}

/** One address that leads inside is one too many. */
function createLookup(resolve: ResolveHost): LookupFunction {
  return (host, { all }, callback) => {
    resolve(host).then(
      (found) => {
        const [first] = found
        if (!first || !found.every(({ address }) => isPublicAddress(address)))
          return callback(
            Object.assign(new Error(notAllowed), { code: notAllowed }),
            '',
          )
        if (all) callback(null, [...found])
        else callback(null, first.address, first.family)
      },
      (error: NodeJS.ErrnoException) => callback(error, ''),
    )
  }
}

function isNotAllowed(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === notAllowed
}
