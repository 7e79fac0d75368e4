import { createKit } from '@hasp/core'
import { dataService } from '@hasp/core/dataService'
import { internals } from '@hasp/core/internal'
import { testNetworks } from '@hasp/core/testing'
import { StrictMode, version } from 'react'
import { renderToString } from 'react-dom/server'
import { ConnectButton } from '../buttons/ConnectButton.js'
import { NetworkButton } from '../buttons/NetworkButton.js'
import { useActivity } from '../hooks/data/useActivity.js'
import { usePortfolio } from '../hooks/data/usePortfolio.js'
import { useWallet } from '../hooks/useWallet.js'
import { useDetectedWallets } from '../hooks/wallets/useDetectedWallets.js'
import { KitProvider } from '../KitProvider.js'
import { EmbeddedKit } from '../modal/EmbeddedKit.js'

/** An account that is shown without a wallet, as an explorer does. */
const account = {
  networkId: testNetworks[0].caipNetworkId,
  address: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
}

function Status() {
  const { status } = useWallet()
  const { list } = useDetectedWallets()
  const tokens = usePortfolio(account)
  const { isCovered, items } = useActivity({ account })
  return (
    <output>
      {`${status} ${list.length} ${tokens.status} ${isCovered} ${items.length}`}
    </output>
  )
}

/** Draws a page as a server does, and tells what that asked of the world. */
export function renderOnServer() {
  const waited: number[] = []
  const asked: unknown[] = []
  const kit = createKit({
    app: { name: 'Test' },
    networks: testNetworks,
    data: dataService({ url: 'https://data.example', projectId: 'tide' }),
    environment: {
      clock: { now: () => 0, after: (delayMs) => void waited.push(delayMs) },
      keyValueStore: undefined,
      onStorageChange: () => undefined,
      async fetch(request) {
        asked.push(request)
        return new Response()
      },
      window: undefined,
      randomBytes: (length: number) => new Uint8Array(length),
      randomId: () => 'id',
      isMobile: () => false,
      exclusive: (_name, task) => task(),
    },
  })
  const html = renderToString(
    <StrictMode>
      <KitProvider kit={kit}>
        <ConnectButton />
        <NetworkButton />
        <EmbeddedKit />
        <Status />
      </KitProvider>
    </StrictMode>,
  )
  return {
    html,
    waited,
    asked,
    version,
    hasDocument: typeof document !== 'undefined',
    isStarted: kit[internals].lifetime() !== undefined,
  }
}
