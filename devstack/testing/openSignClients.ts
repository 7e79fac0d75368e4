import { SignClient } from '@walletconnect/sign-client'

/** WalletConnect's own client. */
export type OpenedClient = Awaited<ReturnType<typeof SignClient.init>>

/**
 * Opens a site and a wallet with WalletConnect's own client. What they
 * remember ends with them.
 * @param names of both; no two clients of a process share one
 * @example
 * const clients = await openSignClients(relay.url, { site: 'a', wallet: 'b' })
 * await clients.close()
 */
export async function openSignClients(
  relayUrl: string,
  names: { readonly site: string; readonly wallet: string },
) {
  const open = (name: string) =>
    SignClient.init({
      relayUrl,
      projectId: 'any',
      logger: 'silent',
      telemetryEnabled: false,
      customStoragePrefix: name,
      storageOptions: { database: ':memory:' },
      metadata: { name, description: '', url: 'http://localhost', icons: [] },
    })
  const site = await open(names.site)
  const wallet = await open(names.wallet)
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
