import { createAdaptorServer } from '@hono/node-server'
import { bitcoinMainnet } from '../../networks/bitcoin/bitcoinMainnet.js'
import { cosmosHub } from '../../networks/cosmos/cosmosHub.js'
import { polkadotRelay } from '../../networks/polkadot/polkadotRelay.js'
import { solanaMainnet } from '../../networks/solana/solanaMainnet.js'
import { bitcoinSignatures } from '../../siwx/verifiers/bitcoin/bitcoinSignatures.js'
import { cosmosSignatures } from '../../siwx/verifiers/cosmos/cosmosSignatures.js'
import { evmSignatures } from '../../siwx/verifiers/evm/evmSignatures.js'
import { polkadotSignatures } from '../../siwx/verifiers/polkadot/polkadotSignatures.js'
import { solanaSignatures } from '../../siwx/verifiers/solana/solanaSignatures.js'
import { testNetworks } from '../../testing/testNetworks.js'
import { openBrowser, openSite, origin } from '../openSite.test.fixture.js'
import type { SiwxServerOptions } from '../SiwxServerOptions.js'

/** A second site of the same server. */
export const otherOrigin = 'https://tide.test'

export type RunningSite = Awaited<ReturnType<typeof runSite>>

/**
 * A site that is asked over HTTP, for accounts of all five families, with a
 * route of its own for who is signed in. It stands behind a proxy with TLS, as
 * its origin says: it is reached under another name than its own.
 */
export async function runSite(changes: Partial<SiwxServerOptions> = {}) {
  const site = openSite({
    origins: [origin, otherOrigin],
    networks: [
      ...testNetworks,
      solanaMainnet,
      bitcoinMainnet,
      polkadotRelay,
      cosmosHub,
    ],
    verifiers: [
      evmSignatures(),
      solanaSignatures(),
      bitcoinSignatures(),
      polkadotSignatures(),
      cosmosSignatures(),
    ],
    multiple: true,
    statement: 'Sign in to Tide.',
    resources: ['https://tide.example/terms'],
    ...changes,
  })
  const openNote = site.server.protect(async () => Response.json({}))
  const server = createAdaptorServer({
    fetch: (request) =>
      request.url.endsWith('/note')
        ? openNote(request)
        : site.server.handle(request),
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const base = `http://127.0.0.1:${port}`

  /** What a browser sends to the site's name arrives at this process. */
  const deliver = (request: Request) =>
    fetch(new Request(request.url.replace(origin, base), request))

  return {
    ...site,
    base,
    browser: () => openBrowser(deliver),
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
