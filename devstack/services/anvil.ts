import { setTimeout as wait } from 'node:timers/promises'
import {
  type ChainAddress,
  testAccountEther,
  testAccounts,
  testMnemonic,
} from '../addresses.js'
import { StackError } from '../StackError.js'
import { findAnvil } from './findAnvil.js'
import { ownProcess } from './ownProcess.js'
import type { RunningPart } from './RunningPart.js'

const startWithinMs = 20_000
const askEveryMs = 50

/**
 * Starts a local Ethereum node and waits until it answers with its chain id.
 * @param chain where it listens and its chain id
 * @param signal gives up the start; the node is gone when this rejects
 * @param genesisSeconds Unix time of the first block; now, unless it is given
 * @throws StackError when the node is missing, ends, or never answers
 * @example const node = await startAnvil(addresses().evmA, signal)
 */
export async function startAnvil(
  chain: ChainAddress,
  signal: AbortSignal,
  genesisSeconds?: number,
): Promise<RunningPart> {
  signal.throwIfAborted()
  const owned = ownProcess(findAnvil(), [
    ...argumentsFor(chain),
    ...(genesisSeconds ? ['--timestamp', `${genesisSeconds}`] : []),
  ])
  let isStopped = false
  let isGone = false
  const ended = owned.ended.then(({ said }) => {
    isGone = true
    if (isStopped) return undefined
    const words = said.split('\n').at(-1) ?? ''
    return `${chain.name} (the node at ${chain.url}) has ended${words && ` with "${words}"`}: start the stack again.`
  })
  const stop = async () => {
    isStopped = true
    await owned.stop()
  }
  try {
    const deadline = Date.now() + startWithinMs
    while (!(await answers(chain, signal))) {
      if (isGone) throw new StackError(await ended)
      if (Date.now() > deadline)
        throw new StackError(
          `${chain.name} did not answer at ${chain.url} within ${startWithinMs / 1_000} seconds: close programs that keep this machine busy and start the stack again.`,
        )
      await wait(askEveryMs, undefined, { signal })
    }
    if (isGone) throw new StackError(await ended)
  } catch (error) {
    await stop()
    throw error
  }
  return { address: chain, ended, stop }
}

function argumentsFor(chain: ChainAddress): string[] {
  return [
    ['--host', '127.0.0.1'],
    ['--port', `${chain.port}`],
    ['--chain-id', `${chain.chainId}`],
    ['--mnemonic', testMnemonic],
    ['--accounts', `${testAccounts.length}`],
    ['--balance', `${testAccountEther}`],
  ].flat()
}

async function answers(
  chain: ChainAddress,
  signal: AbortSignal,
): Promise<boolean> {
  try {
    const response = await fetch(`http://127.0.0.1:${chain.port}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}',
      signal: AbortSignal.any([signal, AbortSignal.timeout(1_000)]),
    })
    const answer: unknown = await response.json()
    return (
      typeof answer === 'object' &&
      answer !== null &&
      'result' in answer &&
      Number(answer.result) === chain.chainId
    )
  } catch {
    signal.throwIfAborted()
    return false
  }
}
