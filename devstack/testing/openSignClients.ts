import { SignClient } from '@walletconnect/sign-client'

type Options = NonNullable<Parameters<typeof SignClient.init>[0]>

/** WalletConnect's own client. */
export type OpenedClient = Awaited<ReturnType<typeof SignClient.init>>

/**
 * Opens a site and a wallet with WalletConnect's own client. What they
 * remember ends with them.
 * @param parameters.site its name; no two clients of a process share one
 * @param parameters.wallet its name
 * @param parameters.walletConfig how the wallet's client behaves
 * @example
 * const clients = await openSignClients(relay.url, { site: 'a', wallet: 'b' })
 * await clients.close()
 */
export async function openSignClients(
  relayUrl: string,
  parameters: {
    readonly site: string
    readonly wallet: string
    readonly walletConfig?: Options['signConfig']
  },
) {
  const open = (name: string, signConfig?: Options['signConfig']) =>
    SignClient.init({
      relayUrl,
      projectId: 'any',
      logger: 'silent',
      telemetryEnabled: false,
      ...(signConfig && { signConfig }),
      customStoragePrefix: name,
      storageOptions: { database: ':memory:' },
      metadata: { name, description: '', url: 'http://localhost', icons: [] },
    })
  const site = await open(parameters.site)
  const wallet = await open(parameters.wallet, parameters.walletConfig)
  return {
    site,
    wallet,
    async close() {
      for (const { core } of [site, wallet]) {
        await core.relayer.transportClose()
        core.heartbeat.stop()
      }
    },
  }
}
