import type { Network, TransferAsset } from '@hasp/core'
import { findConfiguredToken } from '@hasp/core/internal'

/** The contract of a token that the site does not stand for. */
export function findUnlistedContract(
  network: Network | undefined,
  token: TransferAsset,
): string | undefined {
  return token.type === 'native' ||
    (network && findConfiguredToken(network, token.address))
    ? undefined
    : token.address
}
