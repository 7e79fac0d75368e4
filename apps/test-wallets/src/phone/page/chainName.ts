import type { WalletChain } from '../../WalletChain.js'

/** The name of a network that the wallet knows, else its CAIP-2 id. */
export function chainName(
  caipId: string,
  known: readonly WalletChain[],
): string {
  const chain = known.find(({ id }) => `eip155:${id}` === caipId)
  return chain ? chain.name : caipId
}
