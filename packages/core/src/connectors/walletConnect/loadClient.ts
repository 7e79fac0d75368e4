/** The only file that names the client: it stays off the first page. */
export async function loadClient() {
  const { createWalletConnectClient } = await import(
    '../../clients/walletConnect/createWalletConnectClient.js'
  )
  return createWalletConnectClient
}
