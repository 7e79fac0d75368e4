import { type Clock, type LogFields, systemClock } from '@hasp/service-frame'
import * as v from 'valibot'
import { configurationSchema } from '../configuration.js'
import { startDataService } from '../startDataService.js'

/** A service for one test, and what it wrote down. */
export interface TestService {
  readonly url: string
  readonly lines: readonly LogFields[]
  stop(): Promise<void>
}

/**
 * Starts a service that reads `eip155:31337` from one node.
 * @param rpcUrl where the node is
 */
export async function startTestService(
  rpcUrl: string,
  options: {
    readonly now?: () => number
    /** How it waits, where a test decides when it goes on. */
    readonly sleep?: Clock['sleep']
    /** By how much deadlines and pauses are shorter. */
    readonly hurry?: number
    /** As one that has no pause any more. */
    readonly isBusy?: boolean
    readonly configuration?: object
    readonly network?: object
  } = {},
): Promise<TestService> {
  const lines: LogFields[] = []
  const configuration = v.parse(configurationSchema, {
    listen: { host: '127.0.0.1', port: 0 },
    publicUrl: 'https://data.example',
    origins: ['https://shop.example'],
    networks: [
      {
        id: 'eip155:31337',
        name: 'Local',
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        rpcUrls: [rpcUrl],
        multicall: '0xcA11bde05977b3631167028862bE2a173976CA11',
        ...options.network,
      },
    ],
    ...options.configuration,
  })
  const service = await startDataService(configuration, {
    log: (fields) => lines.push(fields),
    ...(options.isBusy && { readBusyShare: () => 1 }),
    clock: {
      now: options.now ?? systemClock.now,
      sleep:
        options.sleep ??
        ((delayMs, signal) =>
          systemClock.sleep(delayMs / (options.hurry ?? 1), signal)),
    },
  })
  return {
    url: `http://127.0.0.1:${service.port}`,
    lines,
    stop: () => service.stop(),
  }
}
