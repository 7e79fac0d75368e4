import { useId } from 'react'
import type { ConnectedSite } from '../PhoneState.js'
import type { PhoneWallet } from '../PhoneWallet.js'
import { ChainChoice } from './ChainChoice.js'

/** A connected site: what it may use, and its end. */
export function SiteCard(props: { site: ConnectedSite; wallet: PhoneWallet }) {
  const { site, wallet } = props
  const { chains, topic } = site
  const id = useId()
  return (
    <li>
      <h3 id={id}>{site.site.name}</h3>
      <p>{site.site.url}</p>
      <ChainChoice
        chains={chains}
        known={wallet.knownChains()}
        legend="Approved chains"
        onChange={(chain, isGranted) =>
          wallet.setGranted(topic, chain, isGranted)
        }
      />
      <button
        aria-describedby={id}
        onClick={() => wallet.disconnect(topic)}
        type="button"
      >
        Disconnect
      </button>
    </li>
  )
}
