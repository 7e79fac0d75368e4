import type { Kit } from '@hasp/core'
import { followKit, kitConnector } from '@hasp/core/wagmi'
import type { Chain } from 'viem'
import { type Config, createConfig, http } from 'wagmi'

/**
 * wagmi 3 for a site whose wallets the kit connects: the kit looks for
 * wallets, reconnects and remembers; wagmi follows.
 */
export function createWagmiConfig(
  kit: Kit,
  chains: readonly [Chain, ...Chain[]],
): Config {
  const config = createConfig({
    chains,
    connectors: [kitConnector(kit)],
    transports: Object.fromEntries(chains.map(({ id }) => [id, http()])),
    multiInjectedProviderDiscovery: false,
    storage: null,
  })
  followKit(kit, config)
  return config
}
