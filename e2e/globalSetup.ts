import { testPortOffset } from '../devstack/testing/testPortOffset.js'

/** Starts the stack with the demo; what it returns stops it again. */
export default async function setup(): Promise<() => Promise<void>> {
  const { startStack } = await import('../devstack/startStack.js')
  const offset = testPortOffset(process.env)
  const stack = await startStack({
    offset,
    demo: true,
    allowsRelayFaults: true,
    hostedWallet: 'forgotten',
  })
  return stack.stop
}
