import { ConnectButton } from '@hasp/react'

export default function Home() {
  return <ConnectButton />
}
