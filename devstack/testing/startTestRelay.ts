import { createRelay, type Relay } from '../services/relay/createRelay.js'

/** A relay of a test's own, up and with faults on demand. */
export interface TestRelay extends Omit<Relay, 'url'> {
  /** The `relayUrl` of a client. */
  readonly url: string
}

/**
 * Starts a relay on a free port for the tests of one file. It stays at its
 * port through `stop()` and `start()`.
 * @param options what differs from the relay of the local stack
 * @example
 * const relay = await startTestRelay()
 * relay.faults.drop(0.2)
 * await relay.stop()
 */
export async function startTestRelay(
  options: Partial<createRelay.Options> = {},
): Promise<TestRelay> {
  const relay = createRelay({ port: 0, allowsFaults: true, ...options })
  await relay.start()
  return { ...relay, url: relay.url() }
}
