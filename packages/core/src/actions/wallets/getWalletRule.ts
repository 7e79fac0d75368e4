import type { WalletListing } from '../../entities/wallet/walletListing.js'
import { isKitError } from '../../errors/KitError.js'
import { internals } from '../../kit/internals.js'
import type { Kit } from '../../kit/Kit.js'
import { walletOptionsOf } from '../../kit/walletOptions.js'
import { walletPageSize } from '../../policies/wallets/walletPaging.js'
import {
  createWalletRule,
  type WalletRule,
} from '../../policies/wallets/walletVisibility.js'
import { askDirectory } from './askDirectory.js'
import { ofWholeWallets } from './ofWholeWallets.js'

/**
 * The rule that decides which wallets are shown, complete: the wallets named
 * by the options `include` and `exclude` are looked up, so that the same
 * wallets are recognised where they were found in this browser.
 *
 * @throws `WALLET_LIST_UNAVAILABLE`, `CANCELLED`
 * @example
 * import { getWalletRule } from '@hasp/core/internal'
 *
 * const rule = await getWalletRule(kit)
 * rule.isShown({ id: 'io.kite', rdns: 'io.kite' })
 */
export async function getWalletRule(
  kit: Kit,
  parameters: getWalletRule.Parameters = {},
): Promise<WalletRule> {
  const choices = walletOptionsOf(kit)
  const include = [...choices.exclude, ...(choices.include ?? [])]
  if (include.length === 0) return createWalletRule(choices)
  return ofWholeWallets(kit, await askForRule(kit, include, parameters))
}

async function askForRule(
  kit: Kit,
  include: readonly string[],
  parameters: getWalletRule.Parameters,
): Promise<WalletRule> {
  const { tasks, lifetime } = kit[internals]
  const choices = walletOptionsOf(kit)
  try {
    return await tasks.once(
      'wallet rule',
      async () => {
        const signal = lifetime() ?? new AbortController().signal
        const wallets = await askForAll(kit, include, signal)
        return createWalletRule(choices, wallets)
      },
      () => true,
    )
  } catch (error) {
    // The kit was stopped and started again: the question was not.
    const isOver = parameters.signal?.aborted || !lifetime()
    if (isOver || !isKitError(error, 'CANCELLED')) throw error
    return await askForRule(kit, include, parameters)
  }
}

async function askForAll(
  kit: Kit,
  include: readonly string[],
  signal: AbortSignal,
): Promise<readonly WalletListing[]> {
  const pages = Math.ceil(include.length / walletPageSize)
  const answers = await Promise.all(
    Array.from({ length: pages }, (_, index) => {
      const start = index * walletPageSize
      const ids = include.slice(start, start + walletPageSize)
      return askDirectory(kit, { page: 1, include: ids }, signal)
    }),
  )
  return answers.flatMap(({ wallets }) => wallets)
}

export declare namespace getWalletRule {
  type Parameters = { signal?: AbortSignal | undefined }
}
