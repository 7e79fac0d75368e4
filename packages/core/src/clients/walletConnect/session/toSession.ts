import type { WalletConnectSession } from '../../../ports/WalletConnectClient.js'
import type { SessionEntry } from '../sessionStore/topicEntry.js'

/** A session without its keys. */
export function toSession(
  topic: string,
  { expiresAt, namespaces, peer }: SessionEntry,
): WalletConnectSession {
  return { topic, peer, namespaces, expiresAt }
}
