import type { Address } from '../../addresses.js'
import type { RunningPart } from '../RunningPart.js'
import { createRelay } from './createRelay.js'

/**
 * Starts the relay as a part of the local stack.
 * @param address where it listens
 * @param options.allowsFaults takes orders for faults over HTTP
 * @throws StackError when the port is taken
 * @example await startRelay(addresses().relay, { allowsFaults: false })
 */
export async function startRelay(
  address: Address,
  options: { readonly allowsFaults: boolean },
): Promise<RunningPart> {
  const { hostname } = new URL(address.url)
  const relay = createRelay({ ...options, port: address.port, host: hostname })
  await relay.start()
  let end: () => void = () => undefined
  const ended = new Promise<undefined>((resolve) => {
    end = () => resolve(undefined)
  })
  return {
    address,
    ended,
    stop: async () => {
      await relay.stop()
      end()
    },
  }
}
