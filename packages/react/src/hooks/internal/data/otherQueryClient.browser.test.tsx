import { connect } from '@hasp/core'
import {
  createTestKit,
  mockAdapter,
  mockConnector,
  testNetworks,
} from '@hasp/core/testing'
import type { QueryClient } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { KitProvider } from '../../../KitProvider.js'
import { useNativeBalance } from '../../data/useNativeBalance.js'

/** As another version of TanStack Query makes it: what is inside differs. */
class OtherQueryClient {
  mount() {}
  unmount() {}
}

function Balance() {
  return <p>{`balance ${useNativeBalance().data?.value}`}</p>
}

it('a client of another copy of TanStack Query is left alone, and data is shown all the same', async () => {
  const kite = mockConnector({ networkId: 'eip155:31337' })
  const getBalance = async () => ({ value: 7n, decimals: 18, symbol: 'ETH' })
  const adapter = mockAdapter({
    connectors: [kite],
    capabilities: { getBalance },
  })
  const { kit } = createTestKit(
    { adapters: [adapter], networks: testNetworks },
    { isStarted: false, window },
  )
  const container = document.createElement('main')
  document.body.append(container)
  const root = createRoot(container)
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  const client = new OtherQueryClient() as unknown as QueryClient
  root.render(
    <KitProvider kit={kit} queryClient={client}>
      <Balance />
    </KitProvider>,
  )
  await expect.element(page.getByText('balance undefined')).toBeVisible()
  await connect(kit, { connectorId: 'io.kite' })
  await expect.element(page.getByText('balance 7')).toBeVisible()
})
