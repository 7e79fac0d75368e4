import { balancesPath, balancesSchema } from '@hasp/protocol/data'
import { parse } from 'valibot'
import {
  type AccountId,
  canonicalAccountId,
  formatAccountId,
  isAccountId,
} from '../../entities/account/accountId.js'
import type { DataSource, Portfolio } from '../../ports/DataSource.js'
import { readBody } from '../../utils/readBody.js'
import { readRetryAfter } from '../../utils/readRetryAfter.js'
import { ServiceFailure } from './ServiceFailure.js'

const bodyLimitBytes = 1024 * 1024

type Question = Parameters<NonNullable<DataSource['portfolio']>>[0]

/**
 * Asks a data service what an account holds.
 * @returns what it says of tokens; its amounts are nobody's
 * @throws ServiceFailure when it cannot, will not, or speaks of another account
 */
export async function requestPortfolio(
  url: string,
  { address, environment, network, signal }: Question,
): Promise<Portfolio> {
  const { clock, fetch, window } = environment
  const account = formatAccountId(network.caipNetworkId, address)
  const base = new URL(url, window?.location?.href)
  const path = base.pathname.replace(/\/$/, '') + balancesPath(account)
  const response = await fetch(new URL(path, base).href, {
    headers: { accept: 'application/json' },
    credentials: 'omit',
    referrerPolicy: 'strict-origin-when-cross-origin',
    redirect: 'error',
    signal,
  }).catch((cause: unknown) => {
    throw new ServiceFailure('unreachable', { cause })
  })
  if (!response.ok) {
    await response.body?.cancel().catch(() => undefined)
    throw new ServiceFailure(`answered ${response.status}`, {
      retryAfterMs: readRetryAfter(response.headers.get('retry-after'), clock),
    })
  }
  try {
    const text = await readBody(response, bodyLimitBytes, signal)
    const answer = parse(balancesSchema, JSON.parse(text ?? ''))
    if (!isAccountId(answer.account) || !isSame(answer.account, account))
      throw new TypeError('It is about another account.')
    if (answer.networkId !== network.caipNetworkId)
      throw new TypeError('It is about another network.')
    const isOwn = (icon: string) =>
      URL.canParse(icon, base) && new URL(icon, base).origin === base.origin
    return {
      isStale: answer.isStale,
      isComplete: answer.isComplete,
      tokens: answer.tokens.map(
        ({ address, iconUrl, isVerified, price, spam }) => ({
          ...{ address, isVerified, price, spam },
          // Pictures of other hosts would tell them who looks.
          iconUrl: iconUrl && isOwn(iconUrl) ? iconUrl : undefined,
        }),
      ),
    }
  } catch (cause) {
    throw new ServiceFailure('not understood', { cause })
  }
}

function isSame(one: AccountId, other: AccountId): boolean {
  return canonicalAccountId(one) === canonicalAccountId(other)
}
