import type { WalletServiceReply } from '@hasp/protocol/walletService'

/** An account as the service knows it. */
export type ServedState = WalletServiceReply<'readWallet'>
