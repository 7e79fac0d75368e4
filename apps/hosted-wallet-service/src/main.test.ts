import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { openDatabase } from '@hasp/service-frame'
import { createSecrets } from '@hasp/service-frame/secrets'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { addresses } from '../../../devstack/addresses.js'
import { operatorFile } from '../../../devstack/services/hostedWallet/operatorFile.js'
import { findFreePort } from '../../../devstack/testing/findFreePort.js'
import { migrationsFolder } from './database/migrationsFolder.js'
import { users } from './database/tables.js'

const path = (relative: string) =>
  fileURLToPath(new URL(relative, import.meta.url))

let folder: string
let configurationPath: string
let url: string
let metricsUrl: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hasp-main-'))
  configurationPath = join(folder, 'configuration.json')
  const operatorPath = join(folder, 'operator.json')
  await writeFile(operatorPath, JSON.stringify(operatorFile(addresses())))
  const port = await findFreePort()
  const metricsPort = await findFreePort()
  url = `http://localhost:${port}`
  metricsUrl = `http://localhost:${metricsPort}/metrics`
  await writeFile(
    configurationPath,
    JSON.stringify({
      listen: { host: 'localhost', port },
      metrics: { listen: { host: 'localhost', port: metricsPort } },
      publicUrl: url,
      walletOrigin: 'https://wallet.example',
      database: {
        folder: join(folder, 'data'),
        seedFolder: path('../../../.cache/hosted-wallet/seeds'),
      },
      masterKeyFile: join(folder, 'master.key'),
      isMasterKeyMade: true,
      operatorFile: operatorPath,
      mail: {
        smtpUrl: 'smtp://localhost:1',
        from: 'wallet@hasp.test',
      },
    }),
  )
})
afterAll(async () => await rm(folder, { recursive: true }))

function run(...words: string[]): ChildProcess {
  return spawn(
    process.execPath,
    [
      '--conditions=hasp-source',
      '--import',
      'tsx',
      path('./main.ts'),
      ...words,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
}

async function end(program: ChildProcess) {
  const said = program.stderr ? text(program.stderr) : ''
  const [code] = await once(program, 'exit')
  return { code, said: await said }
}

describe('the program', () => {
  it('says in one sentence why it does not start', async () => {
    expect(await end(run('serve'))).toEqual({
      code: 2,
      said: 'Name the configuration: --configuration FILE.\n',
    })
    const missing = join(folder, 'missing.json')
    expect(await end(run('serve', '-c', missing))).toEqual({
      code: 1,
      said: `${missing} cannot be read.\n`,
    })
  })

  it('serves until it is told to stop; a second one keeps off its database', async () => {
    const first = run('serve', '-c', configurationPath)
    await vi.waitUntil(
      async () =>
        (await fetch(`${url}/readyz`).catch(() => undefined))?.status === 200,
      { timeout: 40_000 },
    )
    const metrics = await (await fetch(metricsUrl)).text()
    expect(metrics).toContain('route="GET /readyz",status="200"')
    expect(metrics).toMatch(/^hasp_outbox_mails 0$/m)
    expect((await fetch(`${url}/metrics`)).status).toBe(404)
    const second = await end(run('serve', '-c', configurationPath))
    expect(second.code).toBe(1)
    expect(second.said).toMatch(/^Another process serves the database .*\n$/)
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
    first.kill('SIGTERM')
    expect(await end(first)).toEqual({ code: 0, said: '' })
  })
  it('does not start on a master key that is not the database’s', async () => {
    const location = { folder: join(folder, 'data') }
    const { close, database } = await openDatabase(location, migrationsFolder)
    const emailSealed = createSecrets(randomBytes(32)).seal('users.email', 'a')
    await database
      .insert(users)
      .values({ projectId: 'default', emailHash: '', emailSealed })
    await close()
    const { code, said } = await end(run('serve', '-c', configurationPath))
    expect(code).toBe(1)
    expect(said).toMatch(/^The database was sealed by another master key: /)
  })
})
