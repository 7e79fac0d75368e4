import { KitProvider } from '@hasp/react'
import type {
  DevWalletHandle,
  DevWalletSettingsStore,
} from '@hasp/test-wallets/devWallet'
import { useMemo, useState } from 'react'
import type { EventLog } from '../createEventLog.js'
import { CodePanel } from './CodePanel.js'
import { createPlaygroundKit } from './createPlaygroundKit.js'
import { PlaygroundTabs, type TabName } from './PlaygroundTabs.js'
import { SettingsPanel } from './SettingsPanel.js'
import { Stage } from './Stage.js'
import { useAddressSettings } from './useAddressSettings.js'
import { writeCode } from './writeCode.js'

/** Settings, the kit that follows them, and the code for exactly these. */
export function PlaygroundPage(props: {
  events: EventLog
  settings: DevWalletSettingsStore
  wallet: DevWalletHandle
}) {
  const [settings, change] = useAddressSettings()
  // A change of settings is another kit; what was looked at stays.
  const [tab, setTab] = useState<TabName>('Errors')
  const kit = useMemo(() => createPlaygroundKit(settings), [settings])
  return (
    <>
      <header className="page-header">
        <div>
          <h1>Hasp</h1>
          <p className="playground-line">
            Connect any wallet to your site: one kit for five chain families, in
            your own look. Try it with the test wallet below.
          </p>
        </div>
        <nav aria-label="Pages" className="playground-links">
          <a href="/bench">Bench</a>
          <a href="/phone" rel="noopener" target="_blank">
            Phone wallet
          </a>
        </nav>
      </header>
      <main className="playground-main">
        <SettingsPanel onChange={change} settings={settings} />
        <KitProvider
          key={JSON.stringify(settings)}
          kit={kit}
          locale={settings.locale}
        >
          <Stage settings={settings} />
          <PlaygroundTabs {...props} chosen={tab} onChoose={setTab} />
        </KitProvider>
        <CodePanel code={writeCode(settings)} />
      </main>
    </>
  )
}
