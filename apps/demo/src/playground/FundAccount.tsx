import {
  useNativeBalance,
  useNetwork,
  usePortfolio,
  useWallet,
} from '@hasp/react'
import { useState } from 'react'
import { runDemoAction } from '../runDemoAction.js'
import { fundAccount } from './fundAccount.js'

/** Money of the local chains, for an account that a login has just made. */
export function FundAccount() {
  const wallet = useWallet()
  const { networkId } = useNetwork()
  const isHosted = wallet.connector?.type === 'AUTH'
  if (wallet.status !== 'connected' || !isHosted || !networkId) return null
  return <FundButton address={wallet.address} networkId={networkId} />
}

function FundButton(account: { address: string; networkId: string }) {
  const balance = useNativeBalance()
  const portfolio = usePortfolio()
  const [result, setResult] = useState('')
  const fund = async () => {
    const given = await fundAccount(account)
    // Nobody wants to wait for the next look at the balance.
    await Promise.all([balance.refetch(), portfolio.refetch()])
    return given
  }
  return (
    <div className="playground-row">
      <button
        onClick={() => void runDemoAction('Fund this account', fund, setResult)}
        type="button"
      >
        Fund this account
      </button>
      <output>{result}</output>
    </div>
  )
}
