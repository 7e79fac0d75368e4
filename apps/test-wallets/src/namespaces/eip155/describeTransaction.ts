import { getAddress } from 'viem'
import type { WalletChain } from '../../WalletChain.js'
import { formatBaseUnits } from '../formatBaseUnits.js'
import type { ApprovalDetail } from '../WalletNamespace.js'
import { decodeTokenCall, type TokenCall } from './decodeTokenCall.js'
import type { WantedTransaction } from './readTransaction.js'

/** Puts a transaction into words, every amount exact. */
export function describeTransaction(
  wanted: WantedTransaction,
  chain: WalletChain,
  maximalFee: bigint,
): readonly ApprovalDetail[] {
  const symbol = chain.symbol ?? 'ETH'
  const call = decodeTokenCall(wanted.data)
  return [
    { term: 'To', detail: wanted.to ?? 'A new contract' },
    { term: 'Value', detail: `${formatBaseUnits(wanted.value, 18)} ${symbol}` },
    ...(call === undefined ? [] : tokenFacts(call, wanted, chain)),
    {
      term: 'Fee at most',
      detail: `${formatBaseUnits(maximalFee, 18)} ${symbol}`,
    },
    ...(wanted.data === '0x' ? [] : [{ term: 'Data', detail: wanted.data }]),
  ]
}

function tokenFacts(
  call: TokenCall,
  wanted: WantedTransaction,
  chain: WalletChain,
): readonly ApprovalDetail[] {
  const token = chain.tokens?.find(
    ({ address }) => address.toLowerCase() === wanted.to?.toLowerCase(),
  )
  const amount =
    token === undefined
      ? `${call.amount} base units of an unknown token`
      : `${formatBaseUnits(call.amount, token.decimals)} ${token.symbol}`
  const isTransfer = call.type === 'transfer'
  return [
    { term: isTransfer ? 'Token transfer' : 'Token allowance', detail: amount },
    {
      term: isTransfer ? 'Token recipient' : 'Spender',
      detail: getAddress(call.to),
    },
  ]
}
