'use client'

import { evm } from '@hasp/core/evm'
import { base, mainnet } from '@hasp/core/networks'
import { createKit, KitProvider, useKitCookie } from '@hasp/react'
import { useState } from 'react'

const createSiteKit = (initialState) =>
  createKit({
    app: { name: 'Hasp with Next 16' },
    adapters: [evm()],
    networks: [mainnet, base],
    initialState,
  })

export function Providers({ children, state }) {
  const [kit] = useState(() => createSiteKit(state))
  return (
    <KitProvider kit={kit}>
      <Cookie />
      {children}
    </KitProvider>
  )
}

function Cookie() {
  useKitCookie()
  return null
}
