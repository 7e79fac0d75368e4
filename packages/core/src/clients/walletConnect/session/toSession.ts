import type { WalletConnectSession } from '../../../ports/WalletConnectClient.js'
import type { SessionEntry } from '../sessionStore/topicEntry.js'
import { toPresentNamespace } from './solanaNames.js'

/** A session without its keys, its networks by the ids of today. */
export function toSession(
  topic: string,
  { expiresAt, namespaces, peer }: SessionEntry,
): WalletConnectSession {
  const { solana } = namespaces
  return {
    topic,
    peer,
    namespaces: solana
      ? { ...namespaces, solana: toPresentNamespace(solana) }
      : namespaces,
    expiresAt,
  }
}
