import { setTimeout as wait } from 'node:timers/promises'
import { historyPath } from '@hasp/protocol/data'
import type { Addresses } from '../../devstack/addresses.js'
import { askNode } from '../../devstack/crowd/askNode.js'

const limitMs = 120_000
const everyMs = 200

/** Waits until the data service knows the newest block of chain A. */
export async function untilIndexed({
  dataService,
  evmA,
}: Addresses): Promise<void> {
  const [number] = await askNode(evmA.url, [
    { method: 'eth_blockNumber', params: [] },
  ])
  const nobody = `eip155:${evmA.chainId}:0x${'0'.repeat(40)}`
  const untilMs = performance.now() + limitMs
  while (performance.now() < untilMs) {
    const response = await fetch(dataService.url + historyPath(nobody))
    const { head } = (await response.json()) as { head?: { number: number } }
    if (Number(head?.number) >= Number(number)) return
    await wait(everyMs)
  }
  throw new Error('The data service does not follow the chain.')
}
