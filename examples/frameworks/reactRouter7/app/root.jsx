import { readKitState } from '@hasp/core/cookie'
import { evm } from '@hasp/core/evm'
import { base, mainnet } from '@hasp/core/networks'
import { createKit, KitProvider, useKitCookie } from '@hasp/react'
import { useState } from 'react'
import { Links, Meta, Outlet, Scripts, useLoaderData } from 'react-router'
import '@hasp/react/styles.css'

export function loader({ request }) {
  return { state: readKitState(request.headers.get('cookie')) ?? null }
}

const createSiteKit = (initialState) =>
  createKit({
    app: { name: 'Hasp with React Router 7' },
    adapters: [evm()],
    networks: [mainnet, base],
    initialState,
  })

export default function Root() {
  const { state } = useLoaderData()
  const [kit] = useState(() => createSiteKit(state ?? undefined))
  return (
    <html lang="en">
      <head>
        <link rel="icon" href="data:," />
        <Meta />
        <Links />
      </head>
      <body>
        <KitProvider kit={kit}>
          <Cookie />
          <Outlet />
        </KitProvider>
        <Scripts />
      </body>
    </html>
  )
}

function Cookie() {
  useKitCookie()
  return null
}
