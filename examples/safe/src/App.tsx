import { getViemClient } from '@hasp/core/viem'
import { AccountButton, ConnectButton, useKit, useWallet } from '@hasp/react'
import { useState } from 'react'
import { sendToMyself } from './sendToMyself.js'

/** Inside a Safe nobody presses `Connect wallet`; elsewhere it is a wallet. */
export function App() {
  const kit = useKit()
  const { address, status, walletName } = useWallet()
  const [result, setResult] = useState('')

  const run = async (action: () => Promise<void>) => {
    setResult('')
    await action().catch((error: Error) => setResult(error.message))
  }
  const sign = async () => {
    const client = await getViemClient(kit)
    const signature = await client.signMessage({ message: 'Hello' })
    // Where a Safe signs on its chain, there is nothing to hand over.
    setResult(signature === '0x' ? 'Signed on the chain' : signature)
  }
  return (
    <main>
      {address ? <AccountButton /> : <ConnectButton />}
      <dl>
        <dt>Status</dt>
        <dd data-part="status">{status}</dd>
        <dt>Account</dt>
        <dd data-part="address">{address}</dd>
        <dt>Wallet</dt>
        <dd data-part="wallet">{address && walletName}</dd>
      </dl>
      <button disabled={!address} onClick={() => run(sign)} type="button">
        Sign Hello
      </button>
      <button
        disabled={!address}
        onClick={() => run(() => sendToMyself(kit, setResult))}
        type="button"
      >
        Send 1 wei to myself
      </button>
      <p data-part="result">{result}</p>
    </main>
  )
}
