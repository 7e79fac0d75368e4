import { useKit } from '../../hooks/useKit.js'
import { useStore } from '../../hooks/useStore.js'
import { devtoolsTexts as texts } from '../devtoolsTexts.js'

/** Every connection, also those that are being made or were ended. */
export function ConnectionsPart() {
  const byId = useStore(useKit().stores.connections, (state) => state.byId)
  if (byId.size === 0) return <p>{texts.noConnections}</p>
  return (
    <ul>
      {[...byId.values()].map((connection) => (
        <li key={connection.id}>
          <h2>{connection.id}</h2>
          <dl>
            <dt>{texts.status}</dt>
            <dd>{connection.status}</dd>
            {connection.status === 'connected' && (
              <>
                <dt>{texts.network}</dt>
                <dd>{connection.caipNetworkId}</dd>
                <dt>{texts.account}</dt>
                <dd>{connection.accounts[0].address}</dd>
              </>
            )}
          </dl>
        </li>
      ))}
    </ul>
  )
}
