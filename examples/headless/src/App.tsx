import { useKit, useStore, useWallet } from '@hasp/react'
import { ActivitySection } from './ActivitySection.js'
import { ConnectSection } from './ConnectSection.js'
import { NetworkSection } from './NetworkSection.js'
import { SendSection } from './SendSection.js'
import { WalletsSection } from './WalletsSection.js'

/** Everything that the modal does here is drawn by the page itself. */
export function App() {
  const { status } = useWallet()
  const { snackbar } = useKit().stores
  const message = useStore(snackbar, ({ open, message }) =>
    open ? message : undefined,
  )
  const action = useStore(snackbar, ({ open, action }) =>
    open ? action : undefined,
  )
  return (
    <main>
      <h1>Hasp without its modal</h1>
      <p role="status">{status}</p>
      {message !== undefined && (
        <p role="alert">
          {message}{' '}
          {action && (
            <button onClick={() => action.run()} type="button">
              {action.label}
            </button>
          )}
        </p>
      )}
      <ConnectSection />
      {status === 'connected' && (
        <>
          <NetworkSection />
          <WalletsSection />
          <SendSection />
          <ActivitySection />
        </>
      )}
    </main>
  )
}
