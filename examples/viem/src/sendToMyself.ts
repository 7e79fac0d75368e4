import type { Kit } from '@hasp/core'
import { getViemClient } from '@hasp/core/viem'
import { createPublicClient, http, parseEther } from 'viem'

/** Sends with the connected wallet, and waits with the network's own node. */
export async function sendToMyself(kit: Kit): Promise<string> {
  const client = await getViemClient(kit, { networkId: 'eip155:31337' })
  const hash = await client.sendTransaction({
    to: client.account.address,
    value: parseEther('0.1'),
  })
  const node = createPublicClient({ chain: client.chain, transport: http() })
  const { status } = await node.waitForTransactionReceipt({ hash })
  return `${hash}: ${status}`
}
