import { createServer } from 'node:http'
import { mainnet } from '@hasp/core/networks'
import { evmSignatures } from '@hasp/core/siwx'
import {
  createSiwxServer,
  memoryStore,
  postgresStore,
  siwxTable,
} from '@hasp/core/siwxServer'
import { getRequestListener } from '@hono/node-server'
import { Pool } from 'pg'

/** A sign-in server in a process of its own: its port, and a database or none. */
const [port = '0', databaseUrl] = process.argv.slice(2)

async function openStore() {
  if (databaseUrl === undefined) return memoryStore({ warn: () => undefined })
  const pool = new Pool({ connectionString: databaseUrl, max: 20 })
  await pool.query(siwxTable)
  return postgresStore((text, values) => pool.query(text, values))
}

const server = createSiwxServer({
  origins: ['http://localhost'],
  networks: [mainnet],
  verifiers: [evmSignatures()],
  store: await openStore(),
})
createServer(getRequestListener(server.handle)).listen(
  Number(port),
  '127.0.0.1',
  () => process.send?.('ready'),
)
