import type {
  GasPriceReply,
  ReadinessReply,
  ServedNetworks,
} from '@hasp/protocol/data'
import type { ReadHistory } from '../activity/createHistory.js'
import type { ReadBalances } from '../balances/createBalances.js'
import type { AnswerCache } from '../cache/createAnswerCache.js'
import type { PackedAnswer } from '../cache/packAnswer.js'
import type { Configuration, ServedNetwork } from '../configuration.js'
import type { ReadGasPrice } from '../gas/createGasPrice.js'
import type { Images } from '../images/createImages.js'
import type { Names } from '../names/createNames.js'
import type { Projects } from '../projects/openProjects.js'
import type { BundledWallets } from '../wallets/createWallets.js'

/** What the routes answer from. */
export interface DataService {
  readonly publicUrl: string
  /** Whose pages may ask in the name of no project. */
  readonly origins: Configuration['origins']
  /** Absent where it knows no sites. */
  readonly projects: Projects | undefined
  /** By CAIP-2. */
  readonly networks: ReadonlyMap<string, DataService.Network>
  /** How far what is followed is; it may fail. */
  readonly describeIndexes: () => Promise<
    NonNullable<ReadinessReply['indexes']>
  >
  readonly answers: AnswerCache<PackedAnswer>
  readonly gasPrices: AnswerCache<GasPriceReply>
  readonly served: AnswerCache<ServedNetworks>
  /** What answers named. */
  readonly images: Images
  /** Absent where nothing is known of names. */
  readonly names?: Names | undefined
  readonly wallets: BundledWallets
}

export declare namespace DataService {
  interface Network {
    readonly about: ServedNetwork
    readonly readBalances: ReadBalances
    /** Absent where there is no gas. */
    readonly readGasPrice?: ReadGasPrice | undefined
    /** Absent where nobody knows what its accounts did. */
    readonly readHistory?: ReadHistory | undefined
  }
}
