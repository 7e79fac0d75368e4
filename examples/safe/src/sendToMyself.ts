import type { Kit } from '@hasp/core'
import { getViemClient, viemTransport } from '@hasp/core/viem'
import { createPublicClient } from 'viem'

/**
 * A Safe answers with a hash of its own, before its owners have signed and
 * before there is a transaction. Only the Safe can follow it.
 */
export async function sendToMyself(
  kit: Kit,
  show: (text: string) => void,
): Promise<void> {
  const client = await getViemClient(kit)
  const hash = await client.sendTransaction({
    to: client.account.address,
    value: 1n,
  })
  show(`Proposed to the Safe: ${hash}`)
  const safe = createPublicClient({
    chain: client.chain,
    transport: viemTransport(kit),
  })
  const { status } = await safe.waitForTransactionReceipt({
    hash,
    // A proposal has no nonce that another transaction could take.
    checkReplacement: false,
    // The owners take the time that they need.
    timeout: 0,
  })
  show(`Executed: ${status}`)
}
