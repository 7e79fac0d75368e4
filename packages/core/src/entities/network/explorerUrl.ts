import type { Network } from './network.js'

/**
 * Where a network's block explorer shows an account or a transaction.
 * @returns undefined when there is no explorer, or its URL is none of the web
 * @see EIP-3091
 * @example
 * import { explorerUrl } from '@hasp/core'
 *
 * explorerUrl(networks[0], 'tx', hash)
 */
export function explorerUrl(
  network: Pick<Network, 'blockExplorers'> | undefined,
  page: 'address' | 'tx',
  id: string,
): string | undefined {
  const base = network?.blockExplorers?.default.url
  if (!base || !URL.canParse(base)) return undefined
  const url = new URL(base)
  if (!/^https?:$/.test(url.protocol)) return undefined
  // Some name the network in the query, which has to stay at the end.
  const path = url.pathname.replace(/\/+$/, '')
  url.pathname = `${path}/${page}/${encodeURIComponent(id)}`
  return url.href
}
