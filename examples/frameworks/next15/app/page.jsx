import { ConnectButton } from '@hasp/react'

export default function Page() {
  return <ConnectButton />
}
