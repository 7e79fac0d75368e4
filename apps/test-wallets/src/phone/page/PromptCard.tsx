import { useId, useState } from 'react'
import type { WalletChain } from '../../WalletChain.js'
import type { PhonePrompt } from '../PhoneState.js'
import type { PhoneDecision } from '../PhoneWallet.js'
import { ChainChoice } from './ChainChoice.js'
import { chainName } from './chainName.js'

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
  const prepared = isProposal ? undefined : prompt.prepared
  const details = isProposal
    ? []
    : [
        { term: 'Chain', detail: chainName(prompt.chainId, known) },
        ...(prepared?.details ?? []),
      ]
  return (
    <article aria-labelledby={id}>
      <h3 id={id}>
        {isProposal ? 'Connect to this site' : (prepared?.heading ?? 'Request')}
      </h3>
      <dl className="page-details">
        {[
          { term: 'Site', detail: `${prompt.site.name}, ${prompt.site.url}` },
          ...details,
        ].map(({ term, detail }) => (
          <div key={term}>
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
      {prepared?.text !== undefined && (
        <pre className="phone-text">{prepared.text}</pre>
      )}
      {!isProposal && !prepared && <p>Reading the details…</p>}
      <div className="phone-actions">
        <button onClick={() => onDecide({ type: 'rejected' })} type="button">
          Reject
        </button>
        <button
          disabled={!isProposal && !prepared}
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
