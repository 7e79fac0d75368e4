import type { TestChain } from '../../../../devstack/testing/startTestChain.js'
import { decodeRequest } from '../decode/decodeRequest.js'
import { readUnsignedTransaction } from '../decode/evm/UnsignedTransaction.js'
import {
  prepareTransaction,
  type WantedTransaction,
} from '../requests/prepareTransaction.js'
import { createTryOut } from '../simulation/createTryOut.js'
import { simulateRequest } from '../simulation/simulateRequest.js'

/** A transaction on a test chain, as the wallet would show and try it out. */
export async function prepareTryOut(
  { request: askChain }: TestChain,
  chainId: number,
  account: string,
  wanted: WantedTransaction,
) {
  const askNode = (method: string, params: unknown) =>
    askChain(method, params as readonly unknown[])
  const transaction = await prepareTransaction(wanted, {
    account,
    chainId: BigInt(chainId),
    askNode,
  })
  const request = { method: 'eth_sendTransaction', transaction } as const
  const summary = decodeRequest(request, {
    account,
    network: `eip155:${chainId}`,
    origin: 'https://dapp.example',
  })
  const tryOut = createTryOut({
    request,
    summary,
    askNode: () => askNode,
    now: () => 0,
    after: () => () => undefined,
    simulate: (question) => simulateRequest(question, askNode),
  })
  const { gas } = readUnsignedTransaction(transaction) ?? {}
  if (!tryOut || gas === undefined)
    throw new Error('There is nothing to try out.')
  return { gas, summary, tryOut }
}
