import { useNetwork, useWallet } from '@hasp/react'
import { Details } from './Details.js'
import { statusNames } from './statusNames.js'

/** What the kit says of the wallet, for people and for journeys. */
export function WalletState() {
  const wallet = useWallet()
  const { isSupported, network, networkId } = useNetwork()
  const isConnected = wallet.status === 'connected'
  const details = {
    Status: statusNames[wallet.status],
    Namespace: isConnected ? wallet.namespace : '–',
    Network:
      network?.name ?? (isSupported ? '–' : `Not supported (${networkId})`),
    Account: isConnected ? wallet.address : '–',
    'Account type': isConnected ? wallet.accountType : '–',
    Wallet: isConnected ? wallet.walletName : '–',
    'Signed in': wallet.isSignedIn ? 'Yes' : 'No',
  }
  return (
    <section aria-label="Wallet state" className="page-card">
      <h2>Wallet state</h2>
      <Details entries={details} />
    </section>
  )
}
