import { dataSource } from '../../clients/dataService/dataSource.js'
import { refusalOf } from '../../clients/dataService/refusalOf.js'
import { ServiceFailure } from '../../clients/service/ServiceFailure.js'
import type { HistoryEntry } from '../../entities/activity/history.js'
import type { Network } from '../../entities/network/network.js'
import type { DataFeature, ToldToken } from '../../ports/DataSource.js'
import type { Environment } from '../../ports/Environment.js'
import type { GasPrice } from '../../ports/GasSource.js'
import type { ProjectConfig } from '../../ports/ProjectConfigSource.js'
import type { Refusable } from '../../ports/Refusable.js'
import { namesOf } from './namesOf.js'
import { pageOfHistory } from './pageOfHistory.js'

/** How the data service of a test behaves from now on. */
export type DataServiceScenario =
  /** It answers at once. */
  | { readonly type: 'usual' }
  /** Every answer takes its time, by the kit's clock. */
  | { readonly type: 'slow'; readonly delayMs: number }
  /** Nobody is reached. */
  | { readonly type: 'offline' }
  /** Every question is one too many: status 429. */
  | { readonly type: 'limited'; readonly retryAfterMs: number }
  /** The site may not ask: status 403. */
  | { readonly type: 'refused' }
  /** It has nothing newer than what it said before. */
  | { readonly type: 'stale' }

/** What a data service of a test knows, of every account that is asked about. */
export type DataServiceContent = {
  /** Which tokens there are besides the configured ones, and what they cost. */
  readonly tokens?: readonly ToldToken[] | undefined
  /** What the account did, newest first. */
  readonly history?: readonly HistoryEntry[] | undefined
  /** Where names lead, in lower case: addresses of `eip155`. */
  readonly names?: { readonly [name: string]: string } | undefined
  readonly gasPrice?: Omit<GasPrice, 'isStale'> | undefined
  /** What its operator says of the site. */
  readonly projectConfig?: ProjectConfig | undefined
}

/** A data service that a test controls, for the option `data` of `createKit`. */
export type FakeDataService = DataFeature & {
  /** Decides how it behaves, until it is decided anew. */
  play(scenario: DataServiceScenario): void
  /** Changes what it knows from now on. Parts that it lacks stay missing. */
  tell(content: DataServiceContent): void
  /** Every question so far, in order: what it is about, and of whom. */
  readonly questions: readonly string[]
}

type Asking = Refusable & {
  readonly environment: Environment
  readonly signal: AbortSignal
}

/**
 * Creates a data service for tests of a page: nothing is started and no request
 * leaves. The kit reads it as it reads a real one, so what it says is judged, and
 * amounts still come from the nodes. What it is not given is missing, and what
 * that is for with it.
 *
 * @param content what it knows
 * @example
 * import { getGasPrice } from '@hasp/core'
 * import {
 *   createTestKit,
 *   fakeDataService,
 *   historyEntry,
 * } from '@hasp/core/testing'
 *
 * const data = fakeDataService({
 *   tokens: [{ price: 2_000, isVerified: true, spam: [] }],
 *   history: [historyEntry()],
 *   gasPrice: { standard: 1n, fast: 2n, instant: 3n },
 * })
 * const { kit } = createTestKit({ data })
 * data.play({ type: 'limited', retryAfterMs: 20_000 })
 * await getGasPrice(kit, { networkId: 'eip155:1' }).catch(console.error)
 */
export function fakeDataService(
  content: DataServiceContent = {},
): FakeDataService {
  let known = content
  let scenario: DataServiceScenario = { type: 'usual' }
  const questions: string[] = []

  /** Fails or waits as it is played. */
  const meet = async (
    { environment, onRefused, signal }: Asking,
    question: string,
  ) => {
    questions.push(question)
    switch (scenario.type) {
      case 'offline':
        throw new ServiceFailure('unreachable')
      case 'limited':
        throw new ServiceFailure('answered 429', {
          status: 429,
          retryAfterMs: scenario.retryAfterMs,
        })
      case 'refused':
        onRefused?.('ORIGIN_NOT_ALLOWED')
        throw new ServiceFailure('answered 403', { status: 403 })
      case 'slow':
        await after(environment, scenario.delayMs, signal)
    }
    return { isStale: scenario.type === 'stale' }
  }
  const aboutAccount = (
    what: string,
    p: { network: Network; address: string },
  ) => `${what} ${p.network.caipNetworkId}:${p.address}`
  const { gasPrice, history, names, projectConfig, tokens } = content
  const feature = dataSource({
    portfolio:
      tokens &&
      (async (p) => ({
        ...(await meet(p, aboutAccount('tokens', p))),
        isComplete: true,
        tokens: known.tokens ?? [],
      })),
    activity:
      history &&
      (async (p) => {
        await meet(p, aboutAccount('history', p))
        return pageOfHistory(known.history ?? [], p)
      }),
    gas:
      gasPrice &&
      (async (p) => ({
        ...gasPrice,
        ...known.gasPrice,
        ...(await meet(p, `gas price ${p.network.caipNetworkId}`)),
      })),
    loadNames: names && (async () => namesOf(known.names ?? {}, meet)),
  })
  return {
    ...feature,
    // A test knows what it left out.
    missing: undefined,
    projectConfig: projectConfig && {
      key: 'fakeDataService',
      async read(p) {
        try {
          await meet(p, 'project configuration')
        } catch (error) {
          const refusal =
            error instanceof ServiceFailure ? refusalOf(error) : undefined
          if (refusal) return refusal
          throw error
        }
        return { type: 'known', ...projectConfig, ...known.projectConfig }
      },
    },
    questions,
    play(next) {
      scenario = next
    },
    tell(next) {
      known = { ...known, ...next }
    },
  }
}

function after(
  { clock }: Environment,
  delayMs: number,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve) => clock.after(delayMs, resolve, signal))
}
