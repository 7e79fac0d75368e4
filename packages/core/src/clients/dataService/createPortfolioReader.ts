import { foldAddress, isAddress } from '../../entities/account/address.js'
import { isKitError } from '../../errors/KitError.js'
import { balanceRetryMs } from '../../policies/account/balanceRetry.js'
import type {
  AccountReads,
  DataSource,
  Portfolio,
} from '../../ports/DataSource.js'
import type { Environment } from '../../ports/Environment.js'
import { withDeadline } from '../../utils/withDeadline.js'
import { ServiceFailure } from '../service/ServiceFailure.js'
import { joinTokens } from './joinTokens.js'

/** How long balances wait for words; then they are shown without. */
const patienceMs = 3_000

/** Addresses that are sent junk hold thousands. */
const contractsLimit = 200

type GetTokens = AccountReads['getTokens']

/**
 * Reads the tokens of accounts: which there are and what they cost by a data
 * source, what is held by the nodes. A source that failed is left alone for 30
 * s unless somebody asks for it, or as long as it says; meanwhile there is what
 * the nodes know. A network that it does not serve is not asked about again.
 */
export function createPortfolioReader(
  environment: Environment,
  portfolio: NonNullable<DataSource['portfolio']>,
): (
  getTokens: GetTokens,
  p: Parameters<GetTokens>[0],
) => ReturnType<GetTokens> {
  const { clock } = environment
  let quietUntil = 0
  /** It said so itself: nobody's press ends that. */
  let isAskedFor = false
  const unserved = new Set<string>()
  const ask = async (
    p: Parameters<GetTokens>[0],
  ): Promise<Portfolio | 'unserved' | undefined> => {
    const { caipNetworkId } = p.network
    if (unserved.has(caipNetworkId)) return 'unserved'
    const isQuiet = clock.now() < quietUntil
    if (isQuiet && (isAskedFor || !p.isUrgent)) return undefined
    try {
      const told = await withDeadline({
        run: (signal) => portfolio({ ...p, signal, environment }),
        clock,
        limitMs: patienceMs,
        signal: p.signal,
      })
      if (told) return told
      unserved.add(caipNetworkId)
      return 'unserved'
    } catch (error) {
      if (isKitError(error, 'CANCELLED')) throw error
      const { retryAfterMs } =
        error instanceof ServiceFailure ? error : { retryAfterMs: undefined }
      isAskedFor = retryAfterMs !== undefined
      quietUntil = clock.now() + (retryAfterMs ?? balanceRetryMs)
      return undefined
    }
  }
  return async (getTokens, p) => {
    const { chainNamespace, tokens: configured = [] } = p.network
    const told = await ask(p)
    if (told === 'unserved') return await getTokens(p)
    const fold = (address = '') => foldAddress(chainNamespace, address)
    const own = new Set(configured.map(({ address }) => fold(address)))
    const further = new Map<string, string>()
    for (const { address } of told?.tokens ?? [])
      if (
        address !== undefined &&
        isAddress(chainNamespace, address) &&
        !own.has(fold(address))
      )
        further.set(fold(address), address)
    const contracts = [...further.values()].slice(0, contractsLimit)
    const tokens = await getTokens({ ...p, contracts })
    const read = new Set(tokens.map(({ address }) => fold(address)))
    // On Solana the node itself lists what is held.
    const asked = chainNamespace === 'solana' ? [] : contracts.map(fold)
    const isComplete =
      contracts.length === further.size &&
      [...own, ...asked].every((contract) => read.has(contract))
    return joinTokens(
      p.network,
      tokens,
      told && { ...told, isComplete: told.isComplete && isComplete },
    )
  }
}
