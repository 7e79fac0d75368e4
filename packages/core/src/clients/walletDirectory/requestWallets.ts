import {
  array,
  integer,
  minValue,
  number,
  object,
  parse,
  pipe,
  unknown,
} from 'valibot'
import { isKitError, KitError } from '../../errors/KitError.js'
import {
  walletListLimitMs,
  walletPageSize,
} from '../../policies/wallets/walletPaging.js'
import type { Environment } from '../../ports/Environment.js'
import type { WalletPage, WalletQuery } from '../../ports/WalletDirectory.js'
import { wait } from '../../utils/wait.js'
import { withDeadline } from '../../utils/withDeadline.js'
import { askJson } from '../service/askJson.js'
import { listFailure } from './listFailure.js'
import { parseWallets } from './parseWallets.js'

const bodyLimitBytes = 4 * 1024 * 1024

/** How long a service that failed is left alone. */
const secondTryMs = 1_000

const Answer = object({
  wallets: array(unknown()),
  total: pipe(number(), integer(), minValue(0)),
})

type Parameters = {
  readonly url: string
  readonly query: WalletQuery
  readonly environment: Environment
  readonly signal: AbortSignal
  /** Told until when the service wants to be left alone. */
  readonly onLimited: (until: number) => void
}

/** Asks a service for a page of its wallets, twice when it failed. */
export async function requestWallets(
  parameters: Parameters,
): Promise<WalletPage> {
  const { environment, signal } = parameters
  return await withDeadline({
    clock: environment.clock,
    limitMs: walletListLimitMs,
    signal,
    onDeadline: () =>
      new KitError(
        'WALLET_LIST_UNAVAILABLE',
        {},
        { cause: new KitError('TIMED_OUT', { afterMs: walletListLimitMs }) },
      ),
    run: (own) => askTwice({ ...parameters, signal: own }),
  })
}

async function askTwice(parameters: Parameters): Promise<WalletPage> {
  try {
    return await ask(parameters)
  } catch (error) {
    const hasFailed =
      isKitError(error, 'WALLET_LIST_UNAVAILABLE') &&
      error.context.status === 500
    if (!hasFailed) throw error
    await wait(parameters.environment.clock, secondTryMs, parameters.signal)
    return await ask(parameters)
  }
}

async function ask(parameters: Parameters): Promise<WalletPage> {
  const { environment, onLimited, query, signal, url } = parameters
  const { clock, window } = environment
  try {
    const body = await askJson({
      address: toAddress(url, query, window),
      limitBytes: bodyLimitBytes,
      ...{ environment, signal },
    })
    const { total, wallets } = parse(Answer, body)
    return { wallets: parseWallets(wallets, window?.location?.origin), total }
  } catch (error) {
    const failure = listFailure(error)
    if (isKitError(failure, 'WALLET_LIST_UNAVAILABLE')) {
      const { retryAfterMs = 0, status } = failure.context
      if (status === 429) onLimited(clock.now() + retryAfterMs)
    }
    throw failure
  }
}

function toAddress(
  url: string,
  query: WalletQuery,
  window: Environment['window'],
): string {
  const address = new URL(url, window?.location?.href)
  const { exclude, include, isForPhone, namespaces, page, rdns, search } = query
  const values = {
    page: `${page}`,
    entries: `${walletPageSize}`,
    search: search?.trim(),
    namespaces: namespaces?.join(),
    include: include?.join(),
    exclude: exclude?.join(),
    rdns: rdns?.join(),
    phone: isForPhone ? '1' : undefined,
  }
  for (const [name, value] of Object.entries(values))
    if (value) address.searchParams.set(name, value)
  return address.href
}
