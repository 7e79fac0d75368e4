import { ConnectButton, EmbeddedKit } from '@hasp/react'
import { ContrastTable } from './ContrastTable.js'
import type { PlaygroundSettings } from './playgroundSettings.js'

/** The kit, as the settings have it. */
export function Stage(props: { placement: PlaygroundSettings['placement'] }) {
  return (
    <section aria-label="Try it" className="page-card playground-stage">
      <h2>Try it</h2>
      <p className="playground-note">
        “Dev Wallet” is a test wallet of this page. It opens a window of its own
        and holds no real money.
      </p>
      {props.placement === 'embedded' ? <EmbeddedKit /> : <ConnectButton />}
      <ContrastTable />
    </section>
  )
}
