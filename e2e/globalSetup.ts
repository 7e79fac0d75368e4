import { startStack } from '../devstack/startStack.js'
import { testPortOffset } from '../devstack/testing/testPortOffset.js'

/** Starts the stack with the demo; what it returns stops it again. */
export default async function setup(): Promise<() => Promise<void>> {
  const offset = testPortOffset(process.env)
  const stack = await startStack({
    offset,
    demo: true,
    allowsRelayFaults: true,
  })
  return stack.stop
}
