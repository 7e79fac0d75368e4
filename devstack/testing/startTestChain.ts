import type { ChainAddress } from '../addresses.js'
import { seed } from '../seed.js'
import { startAnvil } from '../services/anvil.js'
import { findFreePort } from './findFreePort.js'

/** A chain of a test's own, with the tokens of the local stack. */
export interface TestChain {
  readonly url: string
  /** Asks the node; its `anvil_` and `evm_` methods change the chain. */
  readonly request: (
    method: string,
    params?: readonly unknown[],
  ) => Promise<unknown>
  readonly stop: () => Promise<void>
}

/**
 * Starts a local Ethereum node on a free port for the tests of one file.
 * @param options.multicall whether Multicall3's address answers on the chain
 * @example
 * const chain = await startTestChain({ chainId: 31337, multicall: true })
 * await chain.request('evm_mine')
 */
export async function startTestChain(
  options: startTestChain.Options,
): Promise<TestChain> {
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const address: ChainAddress = {
    name: 'Test chain',
    chainId: options.chainId,
    port,
    url,
    webSocketUrl: `ws://127.0.0.1:${port}`,
  }
  const node = await startAnvil(
    address,
    new AbortController().signal,
    options.genesisSeconds,
  )
  try {
    await seed(address, options)
  } catch (error) {
    await node.stop()
    throw error
  }
  return { url, stop: node.stop, request: (...call) => request(url, ...call) }
}

export declare namespace startTestChain {
  interface Options {
    readonly chainId: number
    readonly multicall: boolean
    /** Puts ENS on it, and says where the service of names is. */
    readonly names?: seed.Options['names']
    /** Unix time of the first block; two of the same second are one block. */
    readonly genesisSeconds?: number
  }
}

async function request(
  url: string,
  method: string,
  params: readonly unknown[] = [],
): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const { error, result } = (await response.json()) as {
    error?: { code: number; message: string }
    result?: unknown
  }
  if (error) throw Object.assign(new Error(error.message), error)
  return result
}
