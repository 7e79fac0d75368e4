import type { Kit } from '@hasp/core'
import { KitProvider } from '@hasp/react'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type Config, WagmiProvider } from 'wagmi'
import { Transfer } from './Transfer.js'

/** The kit reconnects once, for wagmi too: hence `reconnectOnMount`. */
export function App({
  config,
  kit,
  queryClient,
}: {
  config: Config
  kit: Kit
  queryClient: QueryClient
}) {
  return (
    <WagmiProvider config={config} reconnectOnMount={false}>
      <QueryClientProvider client={queryClient}>
        <KitProvider kit={kit} queryClient={queryClient}>
          <Transfer />
        </KitProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
}
