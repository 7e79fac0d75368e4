import { useKitError, useSendFlow } from '@hasp/react'

/** A transfer, from the first digit to its confirmation. */
export function SendSection() {
  const flow = useSendFlow()
  const failure = useKitError(flow.error)
  const { draft, phase, review, token } = flow
  const symbol = token?.symbol ?? ''
  return (
    <section aria-labelledby="send">
      <h2 id="send">Send</h2>
      <label>
        Amount{' '}
        <input
          inputMode="decimal"
          onChange={({ target }) => flow.set({ amount: target.value })}
          value={draft.amount}
        />
      </label>
      <label>
        To{' '}
        <input
          onChange={({ target }) => flow.set({ receiver: target.value })}
          value={draft.receiver}
        />
      </label>
      <button
        disabled={flow.issue !== undefined || phase === 'checking'}
        onClick={() => void flow.check()}
        type="button"
      >
        Review
      </button>
      {phase === 'review' && review && (
        <p>
          Send {draft.amount} {symbol} to <code>{review.to}</code>?{' '}
          <button onClick={() => void flow.confirm()} type="button">
            Send {draft.amount} {symbol}
          </button>
        </p>
      )}
      {phase === 'awaiting-wallet' && <p>Confirm in your wallet.</p>}
      {phase === 'unknown' && (
        <p>It may have been sent. Do not send it again before you know.</p>
      )}
      {(phase === 'sent' || phase === 'confirmed') && (
        <p>
          {phase === 'sent' ? 'Sent' : 'Confirmed'}: <code>{flow.hash}</code>
        </p>
      )}
      {failure && phase !== 'unknown' && <p>{failure.title}</p>}
    </section>
  )
}
