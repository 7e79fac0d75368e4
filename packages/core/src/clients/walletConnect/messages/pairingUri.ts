/**
 * The address of a pairing (WalletConnect pairing URI, EIP-1328). Who holds
 * it can answer the proposal.
 * @param parameters.key the pairing's symmetric key as hex
 * @param parameters.expiresAt milliseconds since the epoch
 * @param parameters.methods what is asked besides a session
 */
export function formatPairingUri(parameters: {
  topic: string
  key: string
  expiresAt: number
  methods?: readonly string[] | undefined
}): string {
  const { expiresAt, key, methods, topic } = parameters
  const query = [
    `expiryTimestamp=${Math.floor(expiresAt / 1000)}`,
    ...(methods ? [`methods=${methods.join(',')}`] : []),
    'relay-protocol=irn',
    `symKey=${key}`,
  ]
  return `wc:${topic}@2?${query.join('&')}`
}
