import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase } from '@hasp/service-frame/testing'
import { createPublicClient, http, type PublicClient } from 'viem'
import { ensContracts } from '../../../../devstack/addresses.js'
import { findFreePort } from '../../../../devstack/testing/findFreePort.js'
import {
  startTestChain,
  type TestChain,
} from '../../../../devstack/testing/startTestChain.js'
import { configureNames } from './configureNames.js'
import { startTestService, type TestService } from './startTestService.js'

/** A chain with ENS, and a service that knows its names and registers some. */
export interface NamesService extends TestService {
  readonly chain: TestChain
  /** Anybody's client of ENS. */
  readonly client: PublicClient
  /**
   * Another service beside it, on the same chain; on PostgreSQL with the same
   * database.
   */
  startAnother(options: Options): Promise<TestService>
}

/** Of a service, and of its names. */
type Options = NonNullable<Parameters<typeof startTestService>[1]> & {
  readonly names?: object
}

/** Starts a chain and a service, each of its own. */
export async function startNamesService(
  options: Options = {},
): Promise<NamesService> {
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const folder = await mkdtemp(join(tmpdir(), 'hasp-names-'))
  const { drop, location } = await createTestDatabase()
  const chain = await startTestChain({
    chainId: 31337,
    multicall: true,
    names: { gatewayUrl: url },
  })
  const names = await configureNames(chain, folder)
  const start = (about: Options) =>
    startTestService(chain.url, {
      ...options,
      ...about,
      configuration: {
        origins: '*',
        database: location,
        outside: { allowedOrigins: [url] },
        names: {
          ...names,
          ...options.names,
          ...about.names,
        },
        ...options.configuration,
        ...about.configuration,
      },
    })
  const service = await start({
    configuration: { listen: { host: '127.0.0.1', port } },
  })
  return {
    ...service,
    chain,
    client: createClient(chain.url),
    startAnother: start,
    stop: async () => {
      await service.stop()
      await chain.stop()
      await drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function createClient(url: string): PublicClient {
  return createPublicClient({
    chain: {
      id: 31337,
      name: 'Local',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [url] } },
      contracts: {
        ensUniversalResolver: { address: ensContracts.universalResolver },
      },
    },
    transport: http(url),
  })
}
