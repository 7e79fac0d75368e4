import { ConnectButton, EmbeddedKit } from '@hasp/react'
import { demoMailboxUrl } from '../demoChains.js'
import { ContrastTable } from './ContrastTable.js'
import { FundAccount } from './FundAccount.js'
import type { PlaygroundSettings } from './playgroundSettings.js'

/** The kit, as the settings have it. */
export function Stage(props: { settings: PlaygroundSettings }) {
  return (
    <section aria-label="Try it" className="page-card playground-stage">
      <h2>Try it</h2>
      <p className="playground-note">
        “Dev Wallet” is a test wallet of this page. It opens a window of its own
        and holds no real money.
        {props.settings.hostedWallet && (
          <>
            {' '}
            Without a wallet, type any email address: every code arrives in the{' '}
            <a href={demoMailboxUrl} rel="noopener" target="_blank">
              mailbox
            </a>{' '}
            of this machine.
          </>
        )}
      </p>
      {props.settings.placement === 'embedded' ? (
        <EmbeddedKit />
      ) : (
        <ConnectButton />
      )}
      <FundAccount />
      <ContrastTable />
    </section>
  )
}
