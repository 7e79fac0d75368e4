import type { Network } from '../../../packages/core/src/exports/networks.js'
import * as presets from '../../../packages/core/src/exports/networks.js'
import { code, writeTable } from './writeTable.js'

/** The page of all network presets, with every host they name. */
export function networksTable(): string {
  const networks = Object.entries(presets).filter(
    (entry): entry is [string, Network] => typeof entry[1] === 'object',
  )
  const rows = networks.map(([name, network]) => [
    code(name),
    network.name,
    code(network.caipNetworkId),
    network.rpcUrls.default.http
      .map((url) => code(new URL(url).host))
      .join(' '),
  ])
  return `# Network presets and their hosts

What \`@hasp/core/networks\` exports. The last column lists every host that a
page contacts for a network, once it shows a balance, sends, or follows a
transaction; [name your own nodes](../networks) and none of these is.

${writeTable(['export', 'network', 'CAIP-2 id', 'hosts'], rows)}
`
}
