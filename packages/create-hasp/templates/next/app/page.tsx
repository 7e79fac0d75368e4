import { ConnectButton } from '@hasp/react'
import { Greeting } from './Greeting'

export default function Page() {
  return (
    <main>
      <h1>hasp-app</h1>
      <ConnectButton />
      <Greeting />
    </main>
  )
}
