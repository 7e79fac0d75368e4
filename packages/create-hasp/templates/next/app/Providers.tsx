'use client'

import { evm } from '@hasp/core/evm'
import { base, mainnet } from '@hasp/core/networks'
import { createKit, KitProvider } from '@hasp/react'
import type { ReactNode } from 'react'

// It holds functions, so it is made in a client component.
const kit = createKit({
  app: { name: 'hasp-app' },
  adapters: [evm()],
  networks: [mainnet, base],
})

export function Providers({ children }: { children: ReactNode }) {
  return <KitProvider kit={kit}>{children}</KitProvider>
}
