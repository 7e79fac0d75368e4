import { KitProvider } from '@hasp/react'
import '@hasp/react/styles.css'
import { lazy, StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { createDemoKit } from './createDemoKit.js'
import { createEventLog } from './createEventLog.js'
import '@hasp/test-wallets/page.css'
import './demo.css'
import { DemoPage } from './DemoPage.js'
import { readDemoOptions } from './readDemoOptions.js'
import { startDevWallet } from './startDevWallet.js'

const DemoDevtools = lazy(() => import('./DemoDevtools.js'))

const root = document.getElementById('root')
if (root) start(root)

function start(element: HTMLElement) {
  const options = readDemoOptions(location.search)
  const kit = createDemoKit(options)
  const events = createEventLog()
  const { settings, wallet } = startDevWallet({
    search: location.search,
    isFive: options.hasFiveDevWallets,
    log: (message) => events.add(message),
    onBlocked: (url) =>
      events.add('The wallet window was blocked. Open it here:', url),
  })
  kit.events.subscribe(({ name, data }) =>
    events.add(`${name} ${JSON.stringify(data, withoutCause)}`),
  )
  if (!settings.get().isEnabled && !('ethereum' in window))
    events.add(
      'No wallet in this browser? Turn on the switch "Dev wallet" in the panel Options, or open this page with ?devWallet=1.',
    )
  createRoot(element).render(
    <StrictMode>
      <KitProvider kit={kit} locale={options.locale}>
        <DemoPage
          events={events}
          options={options}
          settings={settings}
          wallet={wallet}
        />
        {options.devtools && (
          <Suspense>
            <DemoDevtools settings={settings} />
          </Suspense>
        )}
      </KitProvider>
    </StrictMode>,
  )
}

function withoutCause(key: string, value: unknown): unknown {
  return key === 'cause' ? undefined : value
}
