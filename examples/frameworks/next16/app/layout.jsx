import { readKitState } from '@hasp/core/cookie'
import '@hasp/react/styles.css'
import { headers } from 'next/headers'
import { Providers } from './providers'

export default async function Layout({ children }) {
  const state = readKitState((await headers()).get('cookie'))
  return (
    <html lang="en">
      <head>
        <link rel="icon" href="data:," />
      </head>
      <body>
        <Providers state={state}>{children}</Providers>
      </body>
    </html>
  )
}
