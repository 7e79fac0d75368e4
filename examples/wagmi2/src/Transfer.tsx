import { AccountButton, ConnectButton } from '@hasp/react'
import { useAccount, useSendTransaction } from 'wagmi'

/** Connected with Hasp, read and sent with wagmi. */
export function Transfer() {
  const { address, chainId, connector, status } = useAccount()
  const { data: hash, error, sendTransaction } = useSendTransaction()

  return (
    <main>
      {address ? <AccountButton /> : <ConnectButton />}
      <dl>
        <dt>Status</dt>
        <dd data-part="status">{status}</dd>
        <dt>Account</dt>
        <dd data-part="address">{address}</dd>
        <dt>Chain</dt>
        <dd data-part="chain">{chainId}</dd>
        <dt>Wallet</dt>
        <dd data-part="wallet">{address && connector?.name}</dd>
      </dl>
      <button
        type="button"
        disabled={!address}
        onClick={() => address && sendTransaction({ to: address, value: 1n })}
      >
        Send 1 wei to myself
      </button>
      <p data-part="result">{error ? error.message : hash}</p>
    </main>
  )
}
