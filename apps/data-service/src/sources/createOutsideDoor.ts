import { lookup as lookupName } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import type { Clock } from '@hasp/service-frame'
import { Agent, request } from 'undici'
import { createBulkhead } from './createBulkhead.js'
import { isPublicAddress } from './isPublicAddress.js'
import { readBytes } from './readBytes.js'
import { UpstreamFailure } from './UpstreamFailure.js'
import { withDeadline } from './withDeadline.js'

const limitMs = 5_000
const usualLimitBytes = 1024 * 1024
/** Gateways are asked for several KiB by their addresses. */
export const mostUrlLength = 16 * 1024

/**
 * The way to addresses that somebody else chose: a contract's gateways, the
 * pictures of names. It leads to nothing but the open internet.
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
    /** Ends the question before its five seconds are over. */
    readonly signal?: AbortSignal | undefined
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
  const { allowedOrigins, clock, resolve = resolveName } = options
  const lookup = createLookup(resolve)
  const outside = new Agent({ connect: { lookup } })
  const inside = new Agent()
  const bulkhead = createBulkhead()
  return {
    async ask({ body, limitBytes = usualLimitBytes, signal, url }) {
      if (url.length > mostUrlLength) throw new UpstreamFailure('NOT_ALLOWED')
      const origin = originOf(url)
      const isOwn = allowedOrigins.includes(origin)
      if (!isOwn) refuseUnlikely(url)
      const send = async (late: AbortSignal): Promise<OutsideDoor.Answer> => {
        const response = await request(url, {
          dispatcher: isOwn ? inside : outside,
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
        return await withDeadline({ clock, limitMs, signal }, (late) =>
          bulkhead.enter(origin, () => send(late)),
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
      await Promise.all([outside.destroy(), inside.destroy()])
    },
  }
}

export declare namespace createOutsideDoor {
  interface Options {
    readonly clock: Clock
    /** Of the operator's own servers: a local stack, say. */
    readonly allowedOrigins: readonly string[]
    /** Every address of a host; the system's resolver unless given. */
    readonly resolve?: typeof resolveName
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

async function resolveName(
  host: string,
): Promise<readonly { readonly address: string; readonly family: number }[]> {
  return await lookupName(host, { all: true })
}

/** One address that leads inside is one too many. */
function createLookup(resolve: typeof resolveName): LookupFunction {
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
