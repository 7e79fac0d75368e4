import {
  useConnectedWallets,
  useDisconnect,
  type WalletEntry,
} from '@hasp/react'

/** What ProfileWallets shows: wallets in use, others, and earlier ones. */
export function WalletsSection() {
  const wallets = useConnectedWallets()
  const { disconnect } = useDisconnect()
  const switchTo = (id: WalletEntry['id'], address?: string) =>
    // A wallet that declines stays where it was.
    void wallets.switchTo(id, address).catch(() => undefined)
  return (
    <section aria-labelledby="wallets">
      <h2 id="wallets">Your wallets</h2>
      <ul aria-label="Connected">
        {wallets.connected.map(
          ({ accounts, address, id, isActive, ...entry }) => (
            <li key={id}>
              <strong>{entry.label ?? entry.walletName}</strong>{' '}
              <code>{address}</code> {isActive && 'in use'}
              {accounts
                .filter((account) => account.address !== address)
                .map((account) => (
                  <button
                    key={account.address}
                    onClick={() => switchTo(id, account.address)}
                    type="button"
                  >
                    Use {account.address}
                  </button>
                ))}
              {!isActive && (
                <button onClick={() => switchTo(id)} type="button">
                  Use {entry.walletName}
                </button>
              )}
              <button onClick={() => void disconnect(id)} type="button">
                Disconnect {entry.walletName}
              </button>
            </li>
          ),
        )}
      </ul>
      <ul aria-label="Used before">
        {wallets.disconnected.map(({ id, walletName }) => (
          <li key={id}>
            <button onClick={() => switchTo(id)} type="button">
              Connect {walletName} again
            </button>
            <button onClick={() => wallets.forget(id)} type="button">
              Forget {walletName}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
