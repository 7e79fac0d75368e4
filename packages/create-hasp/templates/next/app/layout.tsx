import '@hasp/react/styles.css'
import type { ReactNode } from 'react'
import { Providers } from './Providers'

export const metadata = { title: 'hasp-app' }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <Providers>{children}</Providers>
      </body>
    </html>
  )
}
