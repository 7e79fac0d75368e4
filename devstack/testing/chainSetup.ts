import { startStack } from '../startStack.js'
import { testPortOffset } from './testPortOffset.js'

/** Starts the chains before the chain tests; what it returns stops them. */
export default async function setup(): Promise<() => Promise<void>> {
  const offset = testPortOffset(process.env)
  const stack = await startStack({ offset, demo: false })
  return stack.stop
}
