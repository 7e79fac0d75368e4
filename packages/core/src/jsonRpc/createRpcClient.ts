import type { Network } from '../entities/network/network.js'
import { asKitError } from '../errors/asKitError.js'
import { isKitError, KitError } from '../errors/KitError.js'
import type { Environment } from '../ports/Environment.js'
import { wait } from '../utils/wait.js'
import { withDeadline } from '../utils/withDeadline.js'
import { createEndpoint, type Endpoint } from './createEndpoint.js'
import { postRequest } from './postRequest.js'

/** A read and all its retries take no longer. */
const readLimitMs = 10_000

/** With another endpoint to turn to, one that hangs is left sooner. */
const turnLimitMs = 4_000

const retriesLimit = 2
const firstBackoffMs = 250

/** Longer pauses that a node demands are reported instead of waited for. */
const maxRetryWaitMs = 1_500
const defaultPauseMs = 1_000

export type ReadRequest<answer> = {
  readonly method: string
  readonly params: readonly unknown[]
  /** Reads the result; undefined or a throw refuses it. */
  readonly parse: (result: unknown) => answer | undefined
  /** Asks only endpoints that proved to serve the network's chain. */
  readonly isChainAsserted?: boolean | undefined
  /** It changes something: an attempt that may have arrived decides. */
  readonly hasSideEffect?: boolean | undefined
  readonly signal: AbortSignal
}

/** How a node of a namespace proves which chain it serves. */
export type ChainProof = {
  readonly method: string
  /** Reads what the node calls its chain. */
  readonly parse: (result: unknown) => string | undefined
  /** Whether that is the network's; a network that claims none has no proof. */
  readonly isRight: (reported: string) => boolean
}

/** What the nodes of a namespace differ in. */
export type NodeNamespace = {
  readonly proof: ChainProof | undefined
  /** Where numbers are larger than JSON's; `JSON.parse` unless given. */
  readonly parseJson?: ((text: string) => unknown) | undefined
}

/** Reads from the nodes of one network. */
export type RpcClient = {
  read<answer>(request: ReadRequest<answer>): Promise<answer>
  /**
   * Asks every node once, where one may not know what another one knows.
   * @returns what they answered; undefined when fewer than two of several did,
   * or the only one did not
   */
  readAll<answer>(
    request: ReadRequest<answer>,
  ): Promise<readonly answer[] | undefined>
}

/**
 * A client over a network's RPC URLs, asked in the order of the configuration.
 * One that fails, is limited or serves another chain is left alone for a
 * while, and the next one is asked.
 * @throws from `read`: `RPC_ERROR` when a node refuses the request;
 * `RPC_UNAVAILABLE`, `RPC_RATE_LIMITED`, `RPC_ANSWER_INVALID`,
 * `RPC_WRONG_CHAIN` when no node serves it; `CANCELLED`
 */
export function createRpcClient(
  environment: Environment,
  network: Network,
  namespace: NodeNamespace,
): RpcClient {
  const { clock } = environment
  const { parseJson = JSON.parse, proof } = namespace
  const networkId = network.caipNetworkId
  const endpoints = network.rpcUrls.default.http.map(createEndpoint)
  const checks = new Map<Endpoint, Promise<void>>()
  let lastId = 0

  async function ask<answer>(
    endpoint: Endpoint,
    request: ReadRequest<answer>,
  ): Promise<answer> {
    const { method, params, parse, signal } = request
    lastId += 1
    const id = lastId
    const { url } = endpoint
    const result = await withDeadline({
      run: (deadline) =>
        postRequest({
          environment,
          networkId,
          url,
          id,
          method,
          params,
          parseJson,
          signal: deadline,
        }),
      clock,
      limitMs: endpoints.length > 1 ? turnLimitMs : readLimitMs,
      signal,
      onDeadline: () => new KitError('RPC_UNAVAILABLE', { networkId }),
    })
    let cause: unknown
    try {
      const answer = parse(result)
      if (answer !== undefined) return answer
    } catch (thrown) {
      cause = thrown
    }
    throw new KitError('RPC_ANSWER_INVALID', { networkId }, { cause })
  }

  /** Callers at one time share one question. */
  async function assertChain(endpoint: Endpoint, signal: AbortSignal) {
    if (!proof || endpoint.isChainKnown(clock.now())) return
    try {
      const running = checks.get(endpoint)
      if (running) return await running
    } catch (error) {
      // The one who asked gave up; we did not.
      if (!isKitError(error, 'CANCELLED') || signal.aborted) throw error
    }
    const check = checkChain(endpoint, proof, signal)
    checks.set(endpoint, check)
    try {
      await check
    } finally {
      checks.delete(endpoint)
    }
  }

  async function checkChain(
    endpoint: Endpoint,
    { isRight, method, parse }: ChainProof,
    signal: AbortSignal,
  ) {
    const reported = await ask(endpoint, { method, params: [], parse, signal })
    const wrong = isRight(reported) ? undefined : reported
    endpoint.chainChecked(clock.now(), wrong)
    if (wrong) throw new KitError('RPC_WRONG_CHAIN', { networkId, reported })
  }

  async function attempt<answer>(
    endpoint: Endpoint,
    request: ReadRequest<answer>,
  ): Promise<answer> {
    endpoint.claim(clock.now())
    try {
      if (request.isChainAsserted) await assertChain(endpoint, request.signal)
      const answer = await ask(endpoint, request)
      endpoint.succeeded()
      return answer
    } catch (error) {
      if (isKitError(error, 'RPC_ERROR')) endpoint.succeeded()
      else if (isKitError(error, 'RPC_RATE_LIMITED'))
        endpoint.limited(
          clock.now() + (error.context.retryAfterMs ?? defaultPauseMs),
        )
      else if (!isKitError(error, 'CANCELLED') && !isWrongChain(error))
        endpoint.failed(clock.now())
      throw error
    }
  }

  async function readWithRetries<answer>(
    request: ReadRequest<answer>,
  ): Promise<answer> {
    const asked = new Set<Endpoint>()
    const limit = Math.max(endpoints.length, 1 + retriesLimit)
    let failure: unknown
    let doubt: unknown
    for (let count = 0; count < limit; count++) {
      const endpoint = await pickEndpoint(asked, count, request.signal)
      if (!endpoint) break
      asked.add(endpoint)
      try {
        return await attempt(endpoint, request)
      } catch (error) {
        if (isKitError(error, 'CANCELLED')) throw error
        if (isKitError(error, 'RPC_ERROR')) throw doubt ?? error
        failure = error
        const hasArrived =
          !isKitError(error, 'RPC_RATE_LIMITED') && !isWrongChain(error)
        // Another node's refusal does not take back what one may have done.
        if (request.hasSideEffect && hasArrived) doubt ??= error
      }
    }
    throw doubt ?? failure ?? explain()
  }

  /** Untried ones first, in order; then those that may be tried again. */
  async function pickEndpoint(
    asked: ReadonlySet<Endpoint>,
    count: number,
    signal: AbortSignal,
  ): Promise<Endpoint | undefined> {
    const nowMs = clock.now()
    const usable = endpoints.filter((entry) => !entry.whyUnusable(nowMs))
    const fresh = usable.find((entry) => !asked.has(entry))
    if (fresh) return fresh
    if (usable.length > 0)
      await wait(clock, backoffMs(environment, count), signal)
    else {
      const untilMs = soonest(endpoints, nowMs)
      if (untilMs === undefined || untilMs - nowMs > maxRetryWaitMs)
        return undefined
      await wait(clock, untilMs - nowMs, signal)
    }
    return endpoints.find((entry) => !entry.whyUnusable(clock.now()))
  }

  /** Why no endpoint was asked. */
  function explain(): KitError {
    const nowMs = clock.now()
    const reasons = endpoints.map((entry) => entry.whyUnusable(nowMs))
    const untilMs = soonest(endpoints, nowMs)
    if (untilMs !== undefined)
      return new KitError('RPC_RATE_LIMITED', {
        networkId,
        retryAfterMs: untilMs - nowMs,
      })
    for (const why of reasons)
      if (why?.reason === 'wrongChain')
        return new KitError('RPC_WRONG_CHAIN', {
          networkId,
          reported: why.reported,
        })
    return new KitError('RPC_UNAVAILABLE', { networkId })
  }

  async function askAll<answer>(
    request: ReadRequest<answer>,
  ): Promise<readonly answer[] | undefined> {
    const outcomes = await Promise.allSettled(
      endpoints
        .filter((endpoint) => !endpoint.whyUnusable(clock.now()))
        .map((endpoint) => attempt(endpoint, request)),
    )
    if (request.signal.aborted) throw new KitError('CANCELLED')
    const answers = outcomes.flatMap((outcome) =>
      outcome.status === 'fulfilled' ? [outcome.value] : [],
    )
    const isEnough = answers.length >= Math.min(2, endpoints.length)
    return isEnough ? answers : undefined
  }

  const inTime = <answer, result>(
    request: ReadRequest<answer>,
    run: (request: ReadRequest<answer>) => Promise<result>,
  ): Promise<result> =>
    withDeadline({
      run: (signal) => run({ ...request, signal }),
      clock,
      limitMs: readLimitMs,
      signal: request.signal,
      onDeadline: () => new KitError('RPC_UNAVAILABLE', { networkId }),
    }).catch((error: unknown) => {
      throw asKitError(error)
    })

  return {
    read: (request) => inTime(request, readWithRetries),
    readAll: (request) => inTime(request, askAll),
  }
}

function isWrongChain(error: unknown): boolean {
  return isKitError(error, 'RPC_WRONG_CHAIN')
}

/** When the first of the limited endpoints may be asked again. */
function soonest(
  endpoints: readonly Endpoint[],
  nowMs: number,
): number | undefined {
  const times = endpoints.flatMap((endpoint) => {
    const why = endpoint.whyUnusable(nowMs)
    return why?.reason === 'limited' ? [why.untilMs] : []
  })
  return times.length > 0 ? Math.min(...times) : undefined
}

/** Doubled each time; half of it by chance, so that visitors spread out. */
function backoffMs({ randomId }: Environment, count: number): number {
  const mostMs = firstBackoffMs * 2 ** count
  const digits = [...randomId()].reduce(
    (sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000,
    0,
  )
  return mostMs / 2 + (mostMs / 2) * (digits / 1_000)
}
