import type { Kit } from '@hasp/core'
import { watchViemClient } from '@hasp/core/viem'

/** Shows the account and the chain that viem acts for, at every change. */
export function showAccount(
  kit: Kit,
  show: (text: string) => void,
): () => void {
  return watchViemClient(kit, (client) =>
    show(
      client
        ? `${client.account.address} on ${client.chain?.name ?? 'another chain'}`
        : 'Not connected',
    ),
  )
}
