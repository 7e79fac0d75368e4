import { useId } from 'react'
import { phoneAccountsCount } from '../PhoneMemory.js'
import type { PhoneState } from '../PhoneState.js'
import type { PhoneWallet } from '../PhoneWallet.js'

const namespaceNames: Readonly<Record<string, string>> = {
  eip155: 'EVM',
  solana: 'Solana',
  polkadot: 'Polkadot',
  bip122: 'Bitcoin',
  cosmos: 'Cosmos',
}

/** The account and the network in use, which sites hear about. */
export function WalletCard(props: { state: PhoneState; wallet: PhoneWallet }) {
  const { state, wallet } = props
  const id = useId()
  const indexes = Array.from({ length: phoneAccountsCount }, (_, at) => at)
  return (
    <section aria-labelledby={id} className="page-card">
      <h2 id={id}>Wallet</h2>
      <div className="phone-form">
        <label htmlFor={`${id}-account`}>Account</label>
        <select
          id={`${id}-account`}
          onChange={({ target }) => wallet.selectAccount(Number(target.value))}
          value={state.accountIndex}
        >
          {indexes.map((index) => (
            <option key={index} value={index}>
              Account {index + 1}
            </option>
          ))}
        </select>
        <label htmlFor={`${id}-network`}>Network</label>
        <select
          id={`${id}-network`}
          onChange={({ target }) => wallet.selectChain(Number(target.value))}
          value={state.chainId}
        >
          {wallet.knownChains().map((chain) => (
            <option key={chain.id} value={chain.id}>
              {chain.name}
            </option>
          ))}
        </select>
      </div>
      <dl className="page-details">
        {Object.entries(state.addresses).map(([namespace, address]) => (
          <div key={namespace}>
            <dt>{namespaceNames[namespace]}</dt>
            <dd>{address}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
