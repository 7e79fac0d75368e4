import { connectionIdOf } from '../entities/connection/connection.js'
import type { KnownIdentity } from '../entities/wallet/knownIdentity.js'
import { KitError } from '../errors/KitError.js'
import { knownIdentities } from '../policies/wallets/knownIdentities.js'
import { mergeWallets } from '../policies/wallets/mergeWallets.js'
import type { Connector } from '../ports/Connector.js'
import type { WalletGrouping } from '../ports/WalletGrouping.js'

/**
 * Wallets that speak several namespaces are one, and have one prompt open at a
 * time.
 * @param connectors all that were found so far
 * @param identities wallets that the page knows by two names
 */
export function createWalletGrouping(
  connectors: () => readonly Connector[],
  identities: readonly KnownIdentity[] = [],
): WalletGrouping {
  const known = [...knownIdentities, ...identities]
  const merge = (found: readonly Connector[]) => mergeWallets(found, known)
  const lines = new WeakMap<Connector, (() => void)[]>()
  const connectorsOf = (isMeant: (one: Connector) => boolean) =>
    merge(connectors()).find(
      (wallet) =>
        // A phone has a line of its own, and other wallets may be behind it.
        wallet.info.type === 'MULTI_CHAIN' && wallet.connectors.some(isMeant),
    )?.connectors ?? []
  const lineOf = (connector: Connector) =>
    connectorsOf((one) => one === connector).map(connectionIdOf)

  return {
    merge,
    find: (connectorId, namespace) =>
      connectorsOf(({ info }) => info.id === connectorId).find(
        (one) => one.namespace === namespace,
      ),
    lineOf,
    askInTurn<result>(
      connector: Connector,
      run: () => Promise<result>,
      signal: AbortSignal,
    ) {
      if (connector.info.capabilities?.reachesManyWallets) return run()
      return new Promise<result>((resolve, reject) => {
        if (signal.aborted) return reject(new KitError('CANCELLED'))
        const found = connectorsOf((one) => one === connector)
        const namespace = found.length > 0 ? found : [connector]
        // A namespace that is found later joins the line that there is.
        const line =
          namespace
            .map((one) => lines.get(one))
            .find((known) => known && known.length > 0) ?? []
        for (const one of namespace) lines.set(one, line)
        let hasBegun = false
        const begin = () => {
          if (hasBegun) return
          hasBegun = true
          new Promise<result>((settle) => settle(run())).then(resolve, reject)
        }
        const leave = () => {
          line.splice(line.indexOf(begin), 1)
          // A task that had its turn is answered by its own run, however late.
          if (!hasBegun) reject(new KitError('CANCELLED'))
          // Not at once: the next one may be given up at the same moment.
          void Promise.resolve().then(() => line[0]?.())
        }
        line.push(begin)
        signal.addEventListener('abort', leave, { once: true })
        line[0]?.()
      })
    },
  }
}
