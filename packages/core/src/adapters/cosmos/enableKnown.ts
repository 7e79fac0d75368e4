import type { Network } from '../../entities/network/network.js'
import { isKitError, type KitError } from '../../errors/KitError.js'
import { canSuggest } from './canSuggest.js'
import type { KeplrProvider } from './KeplrProvider.js'
import { requestAccess } from './requestAccess.js'
import { suggestChain } from './suggestChain.js'

/**
 * Asks for access to those networks that a wallet knows, after it did not know
 * all. The first network is the one wanted: if the wallet does not know it, it
 * is suggested once; the others are done without.
 * @param parameters.refusal what the wallet said
 * @param parameters.onAdding told when the wallet is asked to add a network
 * @returns the networks that may be used, the wanted one first if it is one
 */
export async function enableKnown(parameters: {
  readonly provider: KeplrProvider
  readonly networks: readonly Network[]
  readonly refusal: KitError
  readonly signal: AbortSignal
  readonly onAdding?: (() => void) | undefined
}): Promise<readonly Network[]> {
  const { onAdding, provider, signal } = parameters
  let { networks: asked, refusal } = parameters
  /** Those that are not asked for because the wallet named no culprit. */
  let spared: readonly Network[] = []
  let suggested: Network | undefined
  for (;;) {
    const [wanted, ...others] = asked
    if (!wanted) return []
    const named = asked.filter(({ id }) => isNamed(refusal, String(id)))
    const known = others.filter((network) => !named.includes(network))
    if (named.length === 0 && others.length > 0) {
      spared = others
      asked = [wanted]
    } else if (named.length > 0 && !named.includes(wanted)) {
      asked = [wanted, ...known]
    } else if (wanted !== suggested && canSuggest(provider, wanted)) {
      suggested = wanted
      onAdding?.()
      await suggestChain(provider, wanted, signal)
      asked = [wanted, ...known]
    } else {
      asked = known.length > 0 ? known : spared
      spared = []
    }
    if (asked.length === 0) return []
    try {
      await requestAccess(provider, asked, signal)
      return asked
    } catch (error) {
      if (!isKitError(error, 'CHAIN_NOT_ADDED')) throw error
      refusal = error
    }
  }
}

/** Wallets say in words which network they do not know. */
function isNamed({ cause }: KitError, chainId: string): boolean {
  try {
    const text = (cause as { readonly message?: unknown }).message ?? cause
    return String(text).includes(chainId)
  } catch {
    return false
  }
}
