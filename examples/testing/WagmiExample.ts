import type { Kit } from '@hasp/core'
import type { WagmiConfig } from '@hasp/core/wagmi'
import type { Chain } from 'viem'

/** The part of a wagmi config that the tests read, alike in 2 and 3. */
export type TestedConfig = WagmiConfig & {
  readonly _internal: { readonly mipd: unknown }
  readonly storage: unknown
}

/** What wagmi says of the connection in use. */
type Shown = {
  readonly address?: string | undefined
  readonly chainId?: number | undefined
  readonly connector?: { readonly name: string } | undefined
  readonly isConnected: boolean
  readonly status: string
}

/** The files of an example, and the wagmi that it is built on. */
export type WagmiExample<Config extends TestedConfig> = {
  readonly major: 2 | 3
  readonly version: string
  readonly createWagmiConfig: (
    kit: Kit,
    chains: readonly [Chain, ...Chain[]],
  ) => Config
  readonly localChain: (id: number, name: string, url: string) => Chain
}

/** Actions of wagmi; those of the two majors have types of their own. */
export type WagmiActions<Config extends TestedConfig> = {
  readonly connect: (
    config: Config,
    parameters: { readonly connector: Config['connectors'][number] },
  ) => Promise<unknown>
  readonly disconnect: (config: Config) => Promise<void>
  /** `getAccount` in wagmi 2. */
  readonly getConnection: (config: Config) => Shown
  readonly reconnect: (config: Config) => Promise<unknown>
  readonly sendTransaction: (
    config: Config,
    parameters: { readonly to: `0x${string}`; readonly value: bigint },
  ) => Promise<`0x${string}`>
  readonly signMessage: (
    config: Config,
    parameters: { readonly message: string },
  ) => Promise<string>
  readonly switchChain: (
    config: Config,
    parameters: { readonly chainId: number },
  ) => Promise<unknown>
  readonly waitForTransactionReceipt: (
    config: Config,
    parameters: { readonly hash: `0x${string}` },
  ) => Promise<{ readonly from: string; readonly status: string }>
}
