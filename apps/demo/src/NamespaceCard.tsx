import type { Namespace } from '@hasp/core'
import { useDisconnect, useKitModal, useNetwork, useWallet } from '@hasp/react'
import { namespaceNames } from '@hasp/test-wallets/devWallet'
import { Details } from './Details.js'
import { runDemoAction } from './runDemoAction.js'
import { signDemoMessage } from './signDemoMessage.js'
import { statusNames } from './statusNames.js'

/**
 * What the kit says of one namespace's wallet, and what a dapp does with it.
 */
export function NamespaceCard(props: {
  namespace: Namespace
  onResult: (text: string) => void
}) {
  const { namespace, onResult } = props
  const name = namespaceNames[namespace]
  const wallet = useWallet({ namespace })
  const { network } = useNetwork({ namespace })
  const { disconnectAll } = useDisconnect()
  const modal = useKitModal()
  const isConnected = wallet.status === 'connected'
  const details = {
    Status: statusNames[wallet.status],
    Network: network?.name ?? '–',
    Account: isConnected ? wallet.address : '–',
    'Account type': isConnected ? wallet.accountType : '–',
    Wallet: isConnected ? wallet.walletName : '–',
  }
  return (
    <section aria-label={name} className="page-card">
      <h2>{name}</h2>
      <Details entries={details} />
      <div className="demo-row">
        <button onClick={() => modal.open({ namespace })} type="button">
          Open {name}
        </button>
        <button
          disabled={!isConnected}
          onClick={() =>
            isConnected &&
            runDemoAction(
              `Sign ${name} message`,
              () => signDemoMessage(wallet),
              onResult,
            )
          }
          type="button"
        >
          Sign {name} message
        </button>
        <button
          disabled={!isConnected}
          onClick={() => void disconnectAll(namespace)}
          type="button"
        >
          Disconnect {name}
        </button>
      </div>
    </section>
  )
}
