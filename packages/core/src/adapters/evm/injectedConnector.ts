import { parseChainId } from '../../eip1193/chainId.js'
import type { Eip1193Provider } from '../../eip1193/Eip1193Provider.js'
import type { Account } from '../../entities/account/account.js'
import type { ConnectorInfo } from '../../entities/connection/connectorInfo.js'
import { isKitError } from '../../errors/KitError.js'
import { type LazyConnector, lazyConnector } from '../../lazy/lazyConnector.js'
import type { Clock } from '../../ports/Environment.js'
import { noteNetwork } from './noteNetwork.js'
import type { Access } from './openWallet.js'
import { getAccounts } from './requests/getAccounts.js'
import { getChainId } from './requests/getChainId.js'
import { requestAccounts } from './requests/requestAccounts.js'
import { requestPermissions } from './requests/requestPermissions.js'

/** A connector over a wallet's EIP-1193 provider. */
export function injectedConnector({
  clock,
  info,
  provider,
}: {
  readonly clock: Clock
  readonly info: ConnectorInfo
  readonly provider: Eip1193Provider
}): LazyConnector {
  return lazyConnector({
    info,
    namespace: 'eip155',
    provider,
    begin: (request) => askForAccess(provider, request),
    async beginSilently({ signal }): Promise<Access> {
      const [accounts, networkId] = await Promise.all([
        getAccounts(provider, signal),
        getChainId(provider, signal),
      ])
      return { accounts, networkId: () => networkId }
    },
    load: () => import('./openWallet.js'),
    open: ({ openWallet }) => openWallet({ clock, provider }),
  })
}

/** Both requests leave inside the call. */
async function askForAccess(
  provider: Eip1193Provider,
  request: {
    readonly chooseAccount?: boolean | undefined
    readonly signal: AbortSignal
  },
): Promise<Access> {
  const { chooseAccount, signal } = request
  // The network may change while the wallet's prompt is open.
  const reported = noteNetwork(provider, signal)
  const asked = chooseAccount
    ? chooseAccounts(provider, signal)
    : requestAccounts(provider, signal)
  const early = getChainId(provider, signal).catch(() => undefined)
  const accounts = await asked
  const first =
    (await early) ??
    parseChainId(reported()) ??
    (await getChainId(provider, signal))
  return { accounts, networkId: () => parseChainId(reported()) ?? first }
}

async function chooseAccounts(
  provider: Eip1193Provider,
  signal: AbortSignal,
): Promise<readonly Account[]> {
  try {
    await requestPermissions(provider, signal)
  } catch (error) {
    if (isKitError(error, 'USER_REJECTED')) throw error
    if (isKitError(error, 'CANCELLED')) throw error
    if (isKitError(error, 'REQUEST_ALREADY_PENDING')) throw error
  }
  return await requestAccounts(provider, signal)
}
