import { SignClient } from '@walletconnect/sign-client'

export type OpenedSignClient = Awaited<ReturnType<typeof SignClient.init>>

/**
 * Opens the site's side as another library sees it.
 * @param options.folder where it keeps its sessions
 * @example await openSignClient({ relayUrl, folder, metadata })
 */
export async function openSignClient(options: {
  relayUrl: string
  folder: string
  metadata: { name: string; description: string; url: string; icons: string[] }
}): Promise<OpenedSignClient> {
  const { folder, metadata, relayUrl } = options
  return await SignClient.init({
    relayUrl,
    metadata,
    projectId: 'any',
    logger: 'silent',
    telemetryEnabled: false,
    customStoragePrefix: folder,
    storageOptions: { database: folder },
  })
}
