import { siwxProblemSchema, siwxRoutes } from '@hasp/protocol/siwx'
import { safeParse } from 'valibot'
import type { Environment } from '../../ports/Environment.js'
import { createDpopProof } from './createDpopProof.js'
import { keepProofKey } from './keepProofKey.js'

/** A token is not used when it may end on its way. */
const marginMs = 30_000

/**
 * Asks a server by the key of this browser. Nothing of it is kept but the key:
 * a token lives in the memory of the page.
 * @param databases where the key is kept
 * @param url where the routes of the server begin
 */
export function openBearer(
  environment: Pick<Environment, 'clock' | 'fetch' | 'randomId'>,
  databases: IDBFactory | undefined,
  url: string,
): typeof fetch {
  const { clock } = environment
  const root = new Request(url).url
  let key: Promise<CryptoKeyPair> | undefined
  let nonce: string | undefined
  let token: { readonly value: string; readonly endsAtMs: number } | undefined
  let renewing: Promise<string | undefined> | undefined

  async function sendOnce(request: Request, value: string | undefined) {
    key ??= keepProofKey(databases, root)
    const headers = new Headers(request.headers)
    const { method } = request
    const said = { id: environment.randomId(), method, nonce, token: value }
    const { origin, pathname } = new URL(request.url)
    const proof = { ...said, nowMs: clock.now(), url: origin + pathname }
    headers.set('dpop', await createDpopProof(await key, proof))
    if (value !== undefined) headers.set('authorization', `DPoP ${value}`)
    return await environment.fetch(
      // The key says who asks, and cookies say nothing.
      new Request(request.clone(), { credentials: 'omit', headers }),
    )
  }

  /** Once more with the server's number, where the one named is of before. */
  async function send(request: Request, value?: string): Promise<Response> {
    const response = await sendOnce(request, value)
    const next = response.headers.get('dpop-nonce')
    if (response.status !== 401 || next === null) return response
    nonce = next
    return await sendOnce(request, value)
  }

  async function renew(): Promise<string | undefined> {
    const response = await send(
      new Request(`${root}/token`, {
        method: 'POST',
        body: '{}',
        headers: { 'content-type': 'application/json' },
      }),
    )
    const read = safeParse(siwxRoutes.token.reply, await readJson(response))
    // Who is not signed in has none, and is told so by what they ask for.
    if (!response.ok || !read.success) return undefined
    const { expiresInMs, token: value } = read.output
    token = { value, endsAtMs: clock.now() + expiresInMs - marginMs }
    return value
  }

  async function currentToken(): Promise<string | undefined> {
    if (token && clock.now() < token.endsAtMs) return token.value
    renewing ??= renew().finally(() => {
      renewing = undefined
    })
    return await renewing
  }

  return async (input, init) => {
    const request = new Request(input, init)
    if (request.url.startsWith(`${root}/`)) {
      // Whoever signs in or out is somebody else to the site.
      if (request.method !== 'GET') token = undefined
      return await send(request)
    }
    const response = await send(request, await currentToken())
    if (!(await isRefused(response))) return response
    token = undefined
    return await send(request, await currentToken())
  }
}

/** Whether a token ended before its time, e.g. with a store that forgot it. */
async function isRefused(response: Response): Promise<boolean> {
  if (response.status !== 401) return false
  const read = safeParse(siwxProblemSchema, await readJson(response.clone()))
  return read.success && read.output.code === 'TOKEN_INVALID'
}

async function readJson(response: Response): Promise<unknown> {
  return await response.json().catch(() => undefined)
}
