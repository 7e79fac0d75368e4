import type { WalletSession } from '../createWalletSession.js'

/** A different answer of the right shape, for a wallet that answers twice. */
export function secondAnswer(method: string, session: WalletSession): unknown {
  switch (method) {
    case 'eth_requestAccounts':
      return session.accounts
        .map(({ address }) => address)
        .filter((address) => address !== session.account().address)
    case 'eth_sendTransaction':
      return `0x${'2'.repeat(64)}`
    case 'personal_sign':
    case 'eth_signTypedData_v4':
      return `0x${'2'.repeat(130)}`
    default:
      return null
  }
}
