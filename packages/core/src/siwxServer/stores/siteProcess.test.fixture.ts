import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Redis } from 'ioredis'
import { Pool } from 'pg'
import { evmSignatures } from '../../siwx/verifiers/evm/evmSignatures.js'
import { testNetworks } from '../../testing/testNetworks.js'
import { createSiwxServer } from '../createSiwxServer.js'
import { postgresStore } from './postgresStore.js'
import { redisStore } from './redisStore.js'

/** A program: a site's server on a store that others share; it says its port. */
const [origin = '', storeUrl = ''] = process.argv.slice(2)

function openStore() {
  if (storeUrl.startsWith('redis:')) {
    const redis = new Redis(storeUrl)
    return redisStore((script, keys, values) =>
      redis.eval(script, keys.length, ...keys, ...values),
    )
  }
  const pool = new Pool({ connectionString: storeUrl, max: 10 })
  return postgresStore((text, values) => pool.query(text, values))
}

const site = createSiwxServer({
  origins: [origin],
  networks: testNetworks,
  verifiers: [evmSignatures()],
  store: openStore(),
})
const server = createServer(getRequestListener(site.handle))
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.(typeof address === 'object' ? address?.port : undefined)
})
process.on('message', ({ accountId }: Parameters<typeof site.revoke>[0]) =>
  site.revoke({ accountId }).then(() => process.send?.('revoked')),
)
