import { setTimeout as wait } from 'node:timers/promises'
import type { Address } from './addresses.js'
import { portOffset } from './portOffset.js'
import { StackError } from './StackError.js'
import { stackTable } from './stackTable.js'
import { startStack } from './startStack.js'
import { stopSignal } from './stopSignal.js'

/**
 * Ctrl-C reaches the nodes as soon as it reaches this process, so an end is
 * called a crash only when no signal came with it.
 */
const signalWithinMs = 200

process.exitCode = await main({
  isLive: process.argv.includes('--live'),
  isFresh: process.argv.includes('--fresh'),
})

async function main({
  isFresh,
  isLive,
}: {
  isFresh: boolean
  isLive: boolean
}): Promise<number> {
  const stopped = stopSignal()
  const up = new Set<Address['name']>()
  try {
    const offset = portOffset(process.env)
    const demo = isLive
      ? (await import('./services/liveDemo.js')).startLiveDemo
      : true
    console.log('Starting the local stack …')
    const stack = await startStack({
      offset,
      demo,
      documentation: true,
      hostedWallet: isFresh ? 'fresh' : 'kept',
      signal: stopped,
      onUp: ({ name }) => up.add(name),
    })
    console.log(stackTable(Object.values(stack.addresses), up))
    console.log(
      `Open ${stack.addresses.demo.url}: the playground has a test wallet. ${stack.addresses.demo.url}/bench has every option and event.`,
    )
    console.log(
      `Type any e-mail address there: its code arrives at ${stack.addresses.mailbox.url}.`,
    )
    console.log(`The documentation is on ${stack.addresses.documentation.url}.`)
    console.log('ready')
    const sentence = await stack.ended
    if (sentence) throw new StackError(sentence)
    return 0
  } catch (error) {
    await wait(signalWithinMs)
    if (stopped.aborted) return 0
    if (!(error instanceof StackError)) throw error
    console.error(error.message)
    return 1
  }
}
