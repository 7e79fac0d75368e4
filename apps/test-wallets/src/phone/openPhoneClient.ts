import { SignClient } from '@walletconnect/sign-client'

/**
 * The client tells of a request as it comes: this wallet has its own row of
 * them, and the client's loses the next one where storage is slow.
 */
export const phoneSignConfig = { disableRequestQueue: true }

/**
 * The wallet's side of WalletConnect; its sessions outlive a reload. The
 * service that vouches for sites is not asked: no host but the relay is.
 * @param redirect what sites on the same phone open for every later request
 */
export async function openPhoneClient(
  relayUrl: string,
  url: string,
  redirect?: string,
) {
  const client = await SignClient.init({
    relayUrl,
    projectId: 'local',
    logger: 'silent',
    telemetryEnabled: false,
    signConfig: phoneSignConfig,
    customStoragePrefix: 'phone',
    metadata: {
      name: 'Hasp Phone Wallet',
      description: 'A wallet with test keys',
      url,
      icons: [],
      ...(redirect && { redirect: { native: redirect } }),
    },
  })
  const { verify } = client.core
  verify.register = async () => ''
  verify.resolve = async () => ({ origin: '' })
  return client
}
