/** A token the wallet can name when it shows a transfer. */
export type DevWalletToken = {
  address: string
  symbol: string
  decimals: number
}

/** A network that the dev wallet speaks to through its own node. */
export type WalletChain = {
  id: number
  name: string
  rpcUrl: string
  symbol?: string | undefined
  tokens?: readonly DevWalletToken[] | undefined
}
