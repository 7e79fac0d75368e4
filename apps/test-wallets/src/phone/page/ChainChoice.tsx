import type { WalletChain } from '../../WalletChain.js'
import { chainName } from './chainName.js'

/** Which chains a site has or gets; one at least stays. */
export function ChainChoice(props: {
  /** Whether each is granted, by CAIP-2. */
  chains: ReadonlyMap<string, boolean>
  known: readonly WalletChain[]
  legend: string
  onChange: (chain: string, isGranted: boolean) => void
}) {
  const granted = [...props.chains.values()].filter(Boolean).length
  return (
    <fieldset className="phone-chains">
      <legend>{props.legend}</legend>
      {[...props.chains].map(([chain, isGranted]) => (
        <label className="phone-choice" key={chain}>
          <input
            checked={isGranted}
            disabled={isGranted && granted === 1}
            onChange={({ target }) => props.onChange(chain, target.checked)}
            type="checkbox"
          />
          {chainName(chain, props.known)}
        </label>
      ))}
    </fieldset>
  )
}
