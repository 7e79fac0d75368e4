import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { addresses } from '../../../../devstack/addresses.js'
import { operatorFile } from '../../../../devstack/services/hostedWallet/operatorFile.js'
import { findFreePort } from '../../../../devstack/testing/findFreePort.js'
import { escrowPublicKey } from '../../../hosted-wallet-escrow/src/keys/escrowPublicKey.js'
import { createFleetProcess, type FleetProcess } from './createFleetProcess.js'
import { startTap } from './startTap.js'

const main = fileURLToPath(
  new URL('../../../hosted-wallet-escrow/src/main.ts', import.meta.url),
)

/** The escrow of a fleet: one process, on a database of its own. */
export interface FleetEscrow {
  readonly url: string
  readonly publicKey: string
  readonly process: FleetProcess
  /** Past the tap. */
  readonly databaseUrl: string
}

/**
 * Starts an escrow that holds nothing back, for tests of what it keeps.
 * @param at its folder, the server of its database, and where it mails
 */
export async function startFleetEscrow(at: {
  readonly folder: string
  readonly postgresUrl: string
  readonly smtpPort: number
}): Promise<FleetEscrow> {
  const { folder, postgresUrl, smtpPort } = at
  const stack = addresses()
  const port = await findFreePort()
  const tap = await startTap(Number(new URL(postgresUrl).port))
  const client = new Client({ connectionString: postgresUrl })
  await client.connect()
  await client.query('create database escrow')
  await client.end()
  const operatorPath = join(folder, 'escrow-operator.json')
  await writeFile(
    operatorPath,
    JSON.stringify({ ...operatorFile(stack), holdMinutes: 0 }),
  )
  const url = `http://localhost:${port}`
  const requestKeyFile = join(folder, 'escrow-request.key')
  const path = join(folder, 'escrow.json')
  await writeFile(
    path,
    JSON.stringify({
      listen: { host: 'localhost', port },
      publicUrl: url,
      walletOrigin: stack.hostedWalletSite.url,
      walletName: 'Tide wallet',
      requestsPerMinute: 1_000_000,
      database: { url: urlOf(postgresUrl, tap.port) },
      masterKeyFile: join(folder, 'escrow-master.key'),
      requestKeyFile,
      areKeysMade: true,
      operatorFile: operatorPath,
      mail: {
        smtpUrl: `smtp://localhost:${smtpPort}`,
        from: 'recovery@hasp.test',
        perHour: 1_000_000,
      },
    }),
  )
  const publicKey = await escrowPublicKey(requestKeyFile, { isMade: true })
  const process = createFleetProcess({
    port,
    taps: [tap],
    words: [main, 'serve', '-c', path],
  })
  await process.start()
  const databaseUrl = urlOf(postgresUrl, Number(new URL(postgresUrl).port))
  return { url, publicKey, process, databaseUrl }
}

function urlOf(server: string, port: number): string {
  const url = new URL(server)
  url.port = `${port}`
  url.pathname = '/escrow'
  return url.href
}
