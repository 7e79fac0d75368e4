import {
  ConnectButton,
  EmbeddedKit,
  NetworkButton,
  useKitModal,
  useWallet,
} from '@hasp/react'
import {
  type DevWalletHandle,
  DevWalletPanel,
  type DevWalletSettingsStore,
} from '@hasp/test-wallets/devWallet'
import { useState } from 'react'
import type { EventLog } from './createEventLog.js'
import { DemoActions } from './DemoActions.js'
import { DemoOptionsPanel } from './DemoOptionsPanel.js'
import { EventsLog } from './EventsLog.js'
import { NamespaceCard } from './NamespaceCard.js'
import type { DemoOptions } from './readDemoOptions.js'
import { ServerSays } from './ServerSays.js'
import { WalletState } from './WalletState.js'

/** The page that visitors try the kit on, and that the journeys drive. */
export function DemoPage(props: {
  events: EventLog
  options: DemoOptions
  settings: DevWalletSettingsStore
  wallet: DevWalletHandle
}) {
  const [result, setResult] = useState('Nothing yet.')
  const modal = useKitModal()
  const { status } = useWallet()
  return (
    <>
      <header className="page-header">
        <h1>Hasp demo</h1>
        <div className="demo-row">
          <a href="/">Playground</a>
          <a href="/phone" rel="noopener" target="_blank">
            Phone wallet
          </a>
          {status === 'connected' && <NetworkButton />}
          <ConnectButton />
        </div>
      </header>
      <main className="page-main">
        <section aria-label="Actions" className="page-card">
          <h2>Actions</h2>
          <div className="demo-row">
            <button
              disabled={status !== 'connected'}
              onClick={() => modal.open({ view: 'Account' })}
              type="button"
            >
              Open account
            </button>
            <button
              onClick={() => modal.open({ view: 'Networks' })}
              type="button"
            >
              Open networks
            </button>
            <DemoActions onResult={setResult} />
          </div>
        </section>
        <WalletState />
        {props.options.siwx && props.options.siwx !== 'local' && <ServerSays />}
        {props.options.namespaces.length > 1 &&
          props.options.namespaces.map((namespace) => (
            <NamespaceCard
              key={namespace}
              namespace={namespace}
              onResult={setResult}
            />
          ))}
        <section aria-label="Last result" className="page-card">
          <h2>Last result</h2>
          <output className="demo-result">{result}</output>
        </section>
        {props.options.embedded && (
          <section aria-label="Embedded" className="page-card">
            <h2>Embedded</h2>
            <EmbeddedKit />
          </section>
        )}
        <section aria-label="Options" className="page-card">
          <h2>Options</h2>
          <DemoOptionsPanel options={props.options} />
          <DevWalletPanel settings={props.settings} wallet={props.wallet} />
        </section>
        <EventsLog events={props.events} />
      </main>
    </>
  )
}
