import { useSyncExternalStore } from 'react'
import type { PhoneSettings } from '../PhoneSettings.js'
import type { PhoneWallet } from '../PhoneWallet.js'
import { PairForm } from './PairForm.js'
import { PromptCard } from './PromptCard.js'
import { SiteCard } from './SiteCard.js'
import { WalletCard } from './WalletCard.js'

/** A wallet in a page, for trying codes and links on one machine. */
export function PhonePage(props: {
  settings: Pick<PhoneSettings, 'fault' | 'isSelfApproving'>
  wallet: PhoneWallet
}) {
  const { settings, wallet } = props
  const state = useSyncExternalStore(wallet.state.subscribe, wallet.state.get)
  const [prompt, ...waiting] = state.prompts
  return (
    <>
      <header className="page-header">
        <h1>Phone wallet</h1>
        <p className="phone-badge">Test keys only, never real funds</p>
      </header>
      <main className="page-main">
        <section aria-labelledby="phone-requests" className="page-card">
          <h2 id="phone-requests">Requests</h2>
          <div aria-live="polite">
            {prompt ? (
              <PromptCard
                chains={wallet.knownChains()}
                key={prompt.id}
                onDecide={(decision) => wallet.decide(prompt.id, decision)}
                prompt={prompt}
              />
            ) : (
              <p>Nothing is waiting.</p>
            )}
            {waiting.length > 0 && (
              <p>{waiting.length} more waiting after this.</p>
            )}
          </div>
          <label className="phone-choice">
            <input
              aria-checked={state.isIgnoring}
              checked={state.isIgnoring}
              onChange={({ target }) => wallet.setIgnoring(target.checked)}
              role="switch"
              type="checkbox"
            />
            Ignore requests
          </label>
          {settings.isSelfApproving && <p>It approves everything by itself.</p>}
          {settings.fault && <p>It misbehaves: {settings.fault}.</p>}
        </section>
        <PairForm
          onPair={(uri) => wallet.pair(uri)}
          onProblem={(problem) => wallet.say(problem)}
        >
          <p role="status">{state.note}</p>
        </PairForm>
        <WalletCard state={state} wallet={wallet} />
        <section aria-labelledby="phone-sites" className="page-card">
          <h2 id="phone-sites">Sessions</h2>
          {state.sites.length === 0 && <p>No site is connected.</p>}
          <ul className="phone-list">
            {state.sites.map((site) => (
              <SiteCard key={site.topic} site={site} wallet={wallet} />
            ))}
          </ul>
        </section>
      </main>
    </>
  )
}
