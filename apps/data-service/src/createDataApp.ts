import { gasPriceSchema } from '@hasp/protocol/data'
import {
  type Clock,
  createHttpApp,
  createSpareRequestLimit,
  type HttpApp,
  type Log,
  type SpareCache,
} from '@hasp/service-frame'
import type { Activity } from './activity/openActivity.js'
import { createBalances } from './balances/createBalances.js'
import { keptBalances } from './balances/keptBalances.js'
import { createAnswerCache } from './cache/createAnswerCache.js'
import { createSharedAnswers } from './cache/createSharedAnswers.js'
import { keptJson } from './cache/keptJson.js'
import type { Configuration } from './configuration.js'
import { createGasPrice } from './gas/createGasPrice.js'
import type { Images } from './images/createImages.js'
import type { Shedder, Shedders } from './limits/createShedders.js'
import type { Names } from './names/createNames.js'
import type { ReadPrices } from './prices/createPrices.js'
import { admitProjects, createIsWelcome } from './projects/admitProjects.js'
import { openProjects } from './projects/openProjects.js'
import { addRoutes } from './routes/addRoutes.js'
import type { Door } from './sources/createDoor.js'
import { createNodes } from './sources/createNodes.js'
import type { OutsideDoor } from './sources/createOutsideDoor.js'
import { withDeadline } from './sources/withDeadline.js'
import type { ReadFacts } from './tokens/createFactReader.js'
import type { FindIcon } from './tokens/createIcons.js'
import type { KnownTokens } from './tokens/openKnownTokens.js'
import { createWallets } from './wallets/createWallets.js'

/** Specification 9: how long balances are used. */
const balancesMs = 30_000
/** About one block. */
const gasPriceMs = 10_000
const servedMs = 10_000
/** The list of networks does not wait longer for the index. */
const indexesMs = 1_000

/** The HTTP side of a process that answers visitors. */
export async function createDataApp(
  configuration: Configuration,
  parts: createDataApp.Parts,
): Promise<HttpApp> {
  const { activity, cache, clock, images, isReady, log, names, shedders } =
    parts
  /** What is refused before it waits, where there is too much to make. */
  const shed =
    <Question extends readonly unknown[], Answer>(
      shedder: Shedder,
      make: (...question: Question) => Promise<Answer>,
    ) =>
    (...question: Question): Promise<Answer> =>
      shedder.run(() => make(...question))
  const networks = configuration.networks.map((about) => {
    const read = createBalances(about, {
      ...parts,
      findTokens: activity.tokensOf(about.id),
      readFacts: parts.factsOf(about.id),
      readPrices: parts.pricesOf(about.id),
    })
    const history = activity.historyOf(about.id)
    const network = {
      about,
      readBalances: shed(shedders.ofNodes, read),
      readGasPrice: about.id.startsWith('eip155:')
        ? shed(
            shedders.ofNodes,
            createGasPrice(createNodes(parts, about), about.id, clock),
          )
        : undefined,
      readHistory:
        history &&
        shed(about.history ? shedders.ofNodes : shedders.ofDatabase, history),
    }
    return [about.id, network] as const
  })
  const { origins } = configuration
  const projects =
    configuration.projects &&
    (await openProjects(configuration.projects, parts))
  const app = createHttpApp({
    log,
    origins: createIsWelcome(origins, projects),
    requestsPerMinute: configuration.requestsPerMinute,
    requestLimit: createSpareRequestLimit({
      cache,
      count: configuration.requestsPerMinute,
    }),
    trustedProxies: configuration.trustedProxies,
    // A node that is down is no reason to take every process away.
    isReady,
    describe: parts.describe,
    limitedPaths: ['/ccip/*'],
  })
  if (projects && configuration.projects)
    admitProjects(app, projects, configuration.projects, cache)
  addRoutes(app, {
    origins,
    projects,
    publicUrl: configuration.publicUrl,
    networks: new Map(networks),
    describeIndexes: async () => {
      const limits = { clock, limitMs: indexesMs }
      const { indexes } = await withDeadline(limits, activity.describe)
      return indexes ?? []
    },
    served: createAnswerCache(clock, () => servedMs),
    answers: createAnswerCache(clock, () => balancesMs, {
      shared: cache && createSharedAnswers(cache, keptBalances),
    }),
    gasPrices: createAnswerCache(clock, () => gasPriceMs, {
      shared: cache && createSharedAnswers(cache, keptJson(gasPriceSchema)),
    }),
    ...{ images, names },
    wallets: createWallets(configuration.publicUrl),
  })
  return app
}

export declare namespace createDataApp {
  interface Parts {
    readonly activity: Activity
    /** What the processes of the service share. */
    readonly cache: SpareCache | undefined
    readonly clock: Clock
    readonly door: Door
    readonly findIcon: FindIcon
    readonly images: Images
    readonly knownTokens: KnownTokens
    readonly log: Log
    readonly names: Names | undefined
    readonly outside: OutsideDoor
    readonly pricesOf: (networkId: string) => ReadPrices
    readonly shedders: Shedders
    readonly strangersDoor: Door
    readonly factsOf: (networkId: string) => ReadFacts
    readonly isReady: () => Promise<boolean>
    /** What its operator sees besides. */
    readonly describe: () => Promise<object>
  }
}
