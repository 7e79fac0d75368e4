import {
  type activityRoutes,
  frameServiceRoutes,
  type leavingRoutes,
  type lostMailboxRoutes,
  type Problem,
  problemSchema,
  type WalletServiceBody,
  type WalletServiceCall,
  type WalletServiceReply,
  type WalletServiceRoute,
} from '@hasp/protocol/walletService'
import { parse, safeParse } from 'valibot'
import { createProof } from './createProof.js'
import { ServiceError, type ServiceFailure } from './ServiceError.js'

/** Asks the wallet's service. */
export interface ServiceClient {
  /** @throws ServiceError */
  call<Call extends WalletServiceCall>(
    call: Call,
    body: WalletServiceBody<Call>,
    signal?: AbortSignal,
  ): Promise<WalletServiceReply<Call>>
  /** Asks the operator's node of a network by JSON-RPC. */
  callNode(
    networkId: string,
    request: object,
    signal: AbortSignal,
  ): Promise<unknown>
}

/** What a page asks besides what the frame does; others do not load it. */
export type MoreRoutes = Partial<
  typeof activityRoutes & typeof leavingRoutes & typeof lostMailboxRoutes
>

/** What the service is asked with: the device's key, and its tokens. */
export interface Credentials {
  proofKey(): Promise<CryptoKeyPair>
  /** Undefined where nobody is logged in. */
  accessToken(): Promise<string | undefined>
  /** The service refuses this one; there may be another by now. */
  forgetAccessToken(refused: string): void
}

const answerWithinMs = 15_000
/** A proof must not end on its way. */
const marginMs = 30_000

export function createServiceClient({
  credentials,
  fetch,
  moreRoutes,
  now,
  randomId,
  url,
}: createServiceClient.Parameters): ServiceClient {
  const routes: {
    readonly [call in WalletServiceCall]?: WalletServiceRoute
  } = { ...frameServiceRoutes, ...moreRoutes }
  let nonce: Promise<{ value: string; endsAtMs: number }> | undefined

  const freshNonce = async (): Promise<string> => {
    const held = await nonce?.catch(() => undefined)
    if (held && held.endsAtMs > now()) return held.value
    nonce = fetchNonce()
    return (await nonce).value
  }
  const fetchNonce = async () => {
    const { path, reply } = frameServiceRoutes.issueNonce
    const answer = await request('GET', path, undefined, {})
    const { expiresAfterMs, nonce: value } = parseAnswer(reply, answer)
    return { value, endsAtMs: now() + expiresAfterMs - marginMs }
  }
  const request = async (
    method: string,
    path: string,
    body: unknown,
    headers: Readonly<Record<string, string>>,
    signal?: AbortSignal,
  ): Promise<unknown> => {
    try {
      const limit = AbortSignal.timeout(answerWithinMs)
      const response = await fetch(`${url}${path}`, {
        method,
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        credentials: 'omit',
        cache: 'no-store',
        redirect: 'error',
        referrerPolicy: 'no-referrer',
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
      })
      const answer: unknown = await response.json()
      if (response.ok) return answer
      throw new ProblemError(parse(problemSchema, answer))
    } catch (error) {
      if (error instanceof ProblemError) throw error
      throw new ServiceError('unavailable', { cause: error })
    }
  }
  const proved = async (
    method: string,
    path: string,
    body: unknown,
    needsToken: boolean,
    signal?: AbortSignal,
  ): Promise<unknown> => {
    const accessToken = needsToken ? await credentials.accessToken() : undefined
    if (needsToken && accessToken === undefined)
      throw new ServiceError('signedOut')
    const proof = await createProof({
      key: await credentials.proofKey(),
      method,
      url: `${url}${path}`,
      nonce: await freshNonce(),
      id: randomId(),
      accessToken,
    })
    const headers = {
      dpop: proof,
      ...(accessToken !== undefined && {
        authorization: `DPoP ${accessToken}`,
      }),
    }
    try {
      return await request(method, path, body, headers, signal)
    } catch (error) {
      const isRefused =
        error instanceof ProblemError && error.problem.code === 'TOKEN_INVALID'
      if (isRefused && accessToken !== undefined)
        credentials.forgetAccessToken(accessToken)
      throw error
    }
  }
  /** Once more with a new nonce or token where the service asks for one. */
  const ask: typeof proved = async (...parameters) => {
    try {
      return await proved(...parameters)
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      const { code } = error.problem
      if (code === 'NONCE_EXPIRED') nonce = undefined
      else if (code !== 'TOKEN_INVALID') throw toServiceError(error)
    }
    return await proved(...parameters).catch((error: unknown) => {
      throw toServiceError(error)
    })
  }
  return {
    async call(call, body, signal) {
      const route = routes[call]
      if (!route) throw new Error(`This page does not ask ${call}.`)
      const { access, method, path, reply } = route
      const sent = method === 'GET' ? undefined : body
      const answer =
        access === 'none'
          ? await request(method, path, sent, {}, signal).catch((error) => {
              throw toServiceError(error)
            })
          : await ask(method, path, sent, access === 'token', signal)
      return parseAnswer(reply, answer) as WalletServiceReply<typeof call>
    },
    callNode: (networkId, body, signal) =>
      ask('POST', `/v1/rpc/${networkId}`, body, true, signal),
  }
}

export declare namespace createServiceClient {
  interface Parameters {
    /** Without a slash at its end. */
    readonly url: string
    readonly credentials: Credentials
    readonly fetch: typeof globalThis.fetch
    readonly now: () => number
    readonly randomId: () => string
    readonly moreRoutes?: MoreRoutes | undefined
  }
}

class ProblemError extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.code)
    this.problem = problem
  }
}

function toServiceError(error: unknown): unknown {
  if (!(error instanceof ProblemError)) return error
  const { code, retryAfterMs } = error.problem
  const failures: Partial<Record<Problem['code'], ServiceFailure>> = {
    // Of one that was just asked for.
    NONCE_EXPIRED: 'unproved',
    PROOF_INVALID: 'unproved',
    TOKEN_INVALID: 'signedOut',
    ORIGIN_REFUSED: 'refused',
    PROJECT_UNKNOWN: 'refused',
    TOO_MANY_REQUESTS: 'tooMany',
  }
  const failure = failures[code] ?? 'unavailable'
  return new ServiceError(failure, { cause: error, retryAfterMs })
}

function parseAnswer<Schema extends Parameters<typeof safeParse>[0]>(
  schema: Schema,
  answer: unknown,
) {
  const read = safeParse(schema, answer)
  if (read.success) return read.output
  throw new ServiceError('unavailable', { cause: read.issues })
}
