import { createTestDatabase } from '@hasp/service-frame/testing'
import { expect, vi } from 'vitest'
import type { TestChain } from '../../../../devstack/testing/startTestChain.js'
import { askHistory } from './readHistory.js'
import { startTestService, type TestService } from './startTestService.js'

/** A service that follows a chain from its first block. */
export interface FollowingService extends TestService {
  /** Waits until all of the chain is indexed. */
  catchUp(): Promise<void>
}

type Options = NonNullable<Parameters<typeof startTestService>[1]>

/** Starts a service with a database of its own that follows a chain. */
export async function startFollowingService(
  chain: TestChain,
  options: Pick<Options, 'configuration' | 'network' | 'now' | 'sleep'> = {},
): Promise<FollowingService> {
  const { drop, location } = await createTestDatabase()
  const service = await startTestService(chain.url, {
    ...options,
    network: { follow: { from: 0, everyMs: 100 }, ...options.network },
    configuration: { ...options.configuration, database: location },
  })
  return {
    ...service,
    catchUp: () => catchUp(chain, service.url),
    stop: async () => {
      await service.stop()
      await drop()
    },
  }
}

/** Waits until a service knows the newest block of a chain. */
export async function catchUp(
  chain: TestChain,
  url: string,
  timeout = 10_000,
): Promise<void> {
  const newest = (await chain.request('eth_getBlockByNumber', [
    'latest',
    false,
  ])) as { hash: string }
  const readHead = async () => {
    const response = await askHistory(url, `0x${'00'.repeat(20)}`)
    const answer = (await response.json()) as { head?: { hash: string } }
    return answer.head?.hash
  }
  const check = async () => expect(await readHead()).toBe(newest.hash)
  await vi.waitFor(check, { timeout })
}
