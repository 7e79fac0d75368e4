'use client'

import { useWallet } from '@hasp/react'

export function Greeting() {
  const wallet = useWallet()
  if (wallet.status !== 'connected') return <p>Connect a wallet to begin.</p>
  return <p>Hello, {wallet.address}!</p>
}
