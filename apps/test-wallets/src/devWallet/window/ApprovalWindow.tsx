import {
  type KeyboardEvent,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type {
  DevWalletApproval,
  DevWalletDecision,
} from '../DevWalletApproval.js'
import type { WalletConnection } from './connectToWallet.js'

/** The page in which a person approves or rejects what a site asks. */
export function ApprovalWindow({ wallet }: { wallet: WalletConnection }) {
  const state = useSyncExternalStore(wallet.state.subscribe, wallet.state.get)
  return (
    <main>
      <p className="badge">Dev Wallet · test keys only, never real funds</p>
      {state.type === 'show' ? (
        <Approval
          key={state.id}
          approval={state.approval}
          waiting={state.waiting}
          onDecide={(decision) => wallet.decide(state.id, decision)}
        />
      ) : (
        <p role="status">{waitingSentences[state.type]}</p>
      )}
    </main>
  )
}

const waitingSentences = {
  waiting: 'No request is waiting. Ask for something on the site first.',
  preparing: 'Reading the details of the request from the network…',
  ended: 'The request has ended.',
  close: 'The request has ended. You can close this window.',
}

function Approval(props: {
  approval: DevWalletApproval
  waiting: number
  onDecide(decision: DevWalletDecision): void
}) {
  const { approval, waiting, onDecide } = props
  const { heading, details, text, choice } = approval
  const [accountIndex, selectAccount] = useState(choice?.selected)
  const headingElement = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    document.title = `${heading} · Dev Wallet`
    headingElement.current?.focus()
  }, [heading])

  const rejectOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onDecide({ type: 'rejected' })
  }

  return (
    <form
      onKeyDown={rejectOnEscape}
      onSubmit={(event) => {
        event.preventDefault()
        onDecide({ type: 'approved', accountIndex })
      }}
    >
      <h1 ref={headingElement} tabIndex={-1}>
        {heading}
      </h1>
      <dl>
        {details.map(({ term, detail }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </dl>
      {choice !== undefined && (
        <fieldset>
          <legend>Account to share</legend>
          {choice.accounts.map((account, index) => (
            <label key={account}>
              <input
                type="radio"
                name="account"
                checked={index === accountIndex}
                onChange={() => selectAccount(index)}
              />
              {account}
            </label>
          ))}
        </fieldset>
      )}
      {text !== undefined && (
        <section aria-label="What will be signed">
          <pre>{text}</pre>
        </section>
      )}
      {waiting > 0 && <p role="status">{waiting} more waiting after this.</p>}
      <div className="actions">
        <button type="button" onClick={() => onDecide({ type: 'rejected' })}>
          Reject
        </button>
        <button type="submit">Approve</button>
      </div>
    </form>
  )
}
