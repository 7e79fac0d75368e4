import type { Hex } from 'viem'
import { expect, vi } from 'vitest'
import type { TestChain } from '../../../../devstack/testing/startTestChain.js'

/** What came of a transaction. */
export interface TestReceipt {
  readonly transactionHash: Hex
  readonly gasUsed: Hex
  readonly effectiveGasPrice: Hex
  readonly contractAddress: Hex
}

/** Sends a transaction of a test account, and waits until it is in a block. */
export async function sendTransaction(
  chain: TestChain,
  transaction: object,
): Promise<TestReceipt> {
  const hash = await chain.request('eth_sendTransaction', [transaction])
  const read = () => chain.request('eth_getTransactionReceipt', [hash])
  const check = async () => expect(await read()).not.toBeNull()
  await vi.waitFor(check, { interval: 10, timeout: 10_000 })
  return (await read()) as TestReceipt
}
