import type { Network } from '../../entities/network/network.js'
import { systemClock } from '../../environment/systemClock.js'
import type { Clock } from '../../ports/Environment.js'
import type { NodeResult } from './NodeResult.js'
import { usualNodeAnswers } from './usualNodeAnswers.js'

/** How the nodes of a test behave from now on. */
export type NetworkScenario =
  /** Every node answers at once. */
  | { readonly type: 'usual' }
  /** Every answer takes its time. */
  | { readonly type: 'slow'; readonly delayMs: number }
  /** No request gets through. */
  | { readonly type: 'offline' }
  /** Every request is one too many: status 429. */
  | { readonly type: 'limited' }
  /** The nodes serve another chain than the site believes. */
  | { readonly type: 'wrongChain'; readonly chainId: number }

/** One request that a mock node received. */
export type MockNodeCall = {
  readonly url: string
  readonly method: string
  readonly params: readonly unknown[]
}

/** The nodes of some networks, controlled by a test. */
export type MockNodes = {
  /** Stands in for the browser's: it reaches these nodes and no others. */
  readonly fetch: typeof globalThis.fetch
  /** Where the nodes are. */
  readonly urls: readonly string[]
  /** Every request that got through so far, in order. */
  readonly calls: readonly MockNodeCall[]
  /** Decides how all nodes behave, until it is decided anew. */
  play(scenario: NetworkScenario): void
  /** Decides the result of a method, or how it follows from its parameters. */
  answer(
    method: string,
    result: NodeResult | ((params: readonly unknown[]) => NodeResult),
  ): void
}

type Call = {
  readonly id: number | string | null
  readonly method: string
  readonly params?: readonly unknown[]
}

/**
 * Creates nodes for tests, one at each URL of the networks. Those of EVM know
 * their chain, ten coins for every account and no transaction; all else is
 * said by `answer`. Needs no DOM and no port.
 *
 * @param options.networks whose URLs are answered
 * @param options.clock for answers that are slow; the machine's own time by
 * default
 * @example
 * import { createMockNodes } from '@hasp/core/testing'
 *
 * const nodes = createMockNodes({ networks })
 * nodes.answer('eth_getBalance', '0x0')
 * nodes.play({ type: 'slow', delayMs: 3_000 })
 */
export function createMockNodes(options: createMockNodes.Options): MockNodes {
  const { clock = systemClock, networks } = options
  const byUrl = new Map(
    networks.flatMap((network) =>
      network.rpcUrls.default.http.map((url) => [addressOf(url), network]),
    ),
  )
  const answers = new Map<string, Parameters<MockNodes['answer']>[1]>()
  const calls: MockNodeCall[] = []
  let scenario: NetworkScenario = { type: 'usual' }

  const reply = (url: string, network: Network, call: Call) => {
    const { id, method, params = [] } = call
    calls.push({ url, method, params })
    const chainId =
      scenario.type === 'wrongChain' ? scenario.chainId : network.id
    const own = answers.get(method) ?? usualNodeAnswers(chainId)[method]
    const result = typeof own === 'function' ? own(params) : own
    if (result !== undefined) return { jsonrpc: '2.0', id, result }
    const message = `The mock node has no answer to ${method}`
    return { jsonrpc: '2.0', id, error: { code: -32_601, message } }
  }
  return {
    urls: [...byUrl.keys()],
    calls,
    play(next) {
      scenario = next
    },
    answer: (method, result) => void answers.set(method, result),
    async fetch(input, init) {
      const url = addressOf(String(input))
      const network = byUrl.get(url)
      if (!network) throw new TypeError(`No mock node is at ${url}`)
      const { signal } = init ?? {}
      signal?.throwIfAborted()
      if (scenario.type === 'offline') throw new TypeError('Failed to fetch')
      if (scenario.type === 'slow')
        await waitFor(clock, scenario.delayMs, signal ?? undefined)
      if (scenario.type === 'limited')
        return new Response('', {
          status: 429,
          headers: { 'retry-after': '1' },
        })
      const asked: Call | readonly Call[] = JSON.parse(String(init?.body))
      return Response.json(
        'method' in asked
          ? reply(url, network, asked)
          : asked.map((call) => reply(url, network, call)),
      )
    },
  }
}

export declare namespace createMockNodes {
  type Options = {
    readonly networks: readonly Network[]
    readonly clock?: Clock | undefined
  }
}

/** An address as browsers write it: `http://localhost:8545/`. */
function addressOf(url: string): string {
  return new URL(url).href
}

function waitFor(
  clock: Clock,
  delayMs: number,
  signal: AbortSignal | undefined,
): Promise<void> {
  return new Promise((resolve, reject) => {
    clock.after(delayMs, resolve, signal)
    signal?.addEventListener('abort', () => reject(signal.reason))
  })
}
