import { useId, useState } from 'react'
import type { WalletChain } from '../../WalletChain.js'
import type { PhonePrompt } from '../PhoneState.js'
import type { PhoneDecision } from '../PhoneWallet.js'
import { ChainChoice } from './ChainChoice.js'
import { describePrompt } from './describePrompt.js'

/** What a site asks, and the two answers. */
export function PromptCard(props: {
  chains: readonly WalletChain[]
  onDecide: (decision: PhoneDecision) => void
  prompt: PhonePrompt
}) {
  const { chains: known, onDecide, prompt } = props
  const id = useId()
  const asked = prompt.type === 'proposal' ? prompt.chains : []
  const [chains, setChains] = useState(asked)
  const isProposal = prompt.type === 'proposal'
  const { details, heading, isReady, text } = describePrompt(prompt, known)
  return (
    <article aria-labelledby={id}>
      <h3 id={id}>{heading}</h3>
      <dl className="page-details">
        {[
          { term: 'Site', detail: `${prompt.site.name}, ${prompt.site.url}` },
          ...details,
        ].map(({ term, detail }) => (
          <div key={`${term} ${detail}`}>
            <dt>{term}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </dl>
      {isProposal && (
        <ChainChoice
          chains={new Map(asked.map((one) => [one, chains.includes(one)]))}
          known={known}
          legend="Chains to share"
          onChange={(chain, isGranted) =>
            setChains(
              asked.filter((one) =>
                one === chain ? isGranted : chains.includes(one),
              ),
            )
          }
        />
      )}
      {text !== undefined && <pre className="phone-text">{text}</pre>}
      {!isReady && <p>Reading the details…</p>}
      <div className="phone-actions">
        <button onClick={() => onDecide({ type: 'rejected' })} type="button">
          Reject
        </button>
        <button
          disabled={!isReady}
          onClick={() =>
            onDecide({ type: 'approved', ...(isProposal && { chains }) })
          }
          type="button"
        >
          Approve
        </button>
      </div>
    </article>
  )
}
