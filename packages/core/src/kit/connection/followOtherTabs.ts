import { forgottenKey } from '../../storage/forgottenKey.js'
import { internals } from '../internals.js'
import type { Kit } from '../Kit.js'
import { restoreConnections, restoreNetworks } from '../restore.js'
import { confirmConnection, restoreConnection } from './recheckConnection.js'

/** Theme, networks and connections follow what another tab of the site did. */
export function followOtherTabs(kit: Kit, signal: AbortSignal): void {
  const { environment, log, storage, stores } = kit[internals]

  environment.onStorageChange((key) => {
    if (key === forgottenKey || key === null)
      void import('../forgetState.js').then(
        ({ followForgetting }) => followForgetting(kit, key),
        (error: unknown) => log('warn', 'Not all is forgotten', error),
      )
    const name = key === null ? null : storage.nameOf(key)
    if (name === null || name === 'theme') {
      const mode = storage.get('theme') ?? kit.options.theme.mode
      stores.theme.setState({ mode })
    }
    if (name === null || name === 'activeNetwork') restoreNetworks(kit)
    if (
      name === null ||
      name === 'connections' ||
      name === 'disconnectedConnectorIds'
    )
      takeOverConnections(kit, signal)
    if (name === null || name === 'transactions')
      import('../transactions/keepTransactions.js').then(
        ({ followStored }) => followStored(kit),
        () => undefined,
      )
    // After a freeze events may be missing: connected wallets are asked, too.
    if (name === null)
      for (const connector of stores.connectors.getState().connectors)
        void confirmConnection(kit, connector, signal)
  }, signal)
}

/**
 * Another tab connected or disconnected: what it ended ends here, and what it
 * began is asked for silently. The wallet's own grant is left alone.
 */
function takeOverConnections(kit: Kit, signal: AbortSignal): void {
  restoreConnections(kit)
  const now = kit[internals].environment.clock.now()
  for (const connector of kit.stores.connectors.getState().connectors)
    void restoreConnection(kit, connector, now, signal)
  import('./followUse.js').then(
    ({ followUse }) => followUse(kit, signal),
    () => undefined,
  )
}
