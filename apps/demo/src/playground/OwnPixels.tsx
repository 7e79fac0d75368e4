import {
  shortenAddress,
  useConnectFlow,
  useDetectedWallets,
  useDisconnect,
  useKitError,
  useWallet,
} from '@hasp/react'

/** The same kit, drawn by this page: nothing here is ours but the hooks. */
export function OwnPixels() {
  const wallet = useWallet()
  const { list } = useDetectedWallets()
  const { disconnect } = useDisconnect()
  const flow = useConnectFlow()
  const failure = useKitError(flow.error)
  if (wallet.status === 'connected')
    return (
      <p className="playground-row">
        {wallet.walletName}: {shortenAddress(wallet.address)}
        <button onClick={() => void disconnect()} type="button">
          Leave
        </button>
      </p>
    )
  return (
    <>
      <p className="playground-note">
        Drawn by this page with <code>useDetectedWallets</code> and{' '}
        <code>useConnectFlow</code>.
      </p>
      <div className="playground-row">
        {list.map(({ id, name }) => (
          <button key={id} onClick={() => void flow.start(id)} type="button">
            Use {name}
          </button>
        ))}
      </div>
      <p role="status">
        {flow.phase === 'waiting' && 'Approve in your wallet.'}
        {flow.phase === 'failed' && failure?.title}
      </p>
    </>
  )
}
