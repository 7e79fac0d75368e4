import type { Configuration } from '@hasp/data-service'
import { testAccounts } from '../../devstack/addresses.js'
import { crowdAccount } from '../../devstack/crowd/crowdAccount.js'
import { crowdTokens } from '../../devstack/crowd/crowdTokens.js'
import { type Stack, startStack } from '../../devstack/startStack.js'
import { untilIndexed } from './untilIndexed.js'

/** What the dev wallet's first account has. */
export const crowd = { entries: 10_000, tokens: 200 }

/** Those that are no traps. */
const honest = crowdTokens(crowd.tokens).filter(({ isTrap }) => !isTrap)

/** So many tokens are in the list, and not folded away. */
export const listedTokens = honest.length

/**
 * The local stack with an account that has a long history and many tokens,
 * which the data service knows and has prices of.
 */
export async function startCrowdedStack(offset: number): Promise<Stack> {
  const stack = await startStack({ offset, demo: true, configureData: know })
  const [account] = testAccounts
  await crowdAccount(stack.addresses.evmA, account, crowd)
  await untilIndexed(stack.addresses)
  return stack
}

function know(usual: Configuration): Configuration {
  const [first, ...others] = usual.networks
  if (!first) throw new Error('There is no network.')
  const known = {
    ...first,
    tokens: [
      ...(first.tokens ?? []),
      ...honest.map(({ isTrap, ...token }) => token),
    ],
    fixedPrices: {
      ...first.fixedPrices,
      ...Object.fromEntries(honest.map(({ address }) => [address, 1])),
    },
  }
  return { ...usual, networks: [known, ...others] }
}
