import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { createTestDatabase } from '@hasp/service-frame/testing'
import { expect, it, onTestFinished } from 'vitest'
import { findFreePort } from '../../../devstack/testing/findFreePort.js'
import { startPostgres } from '../../../devstack/testing/postgresServer.js'
import { startTestChain } from '../../../devstack/testing/startTestChain.js'
import { spawnProgram } from './testing/spawnProgram.js'

/** A process of its own, which the end of the test kills. */
function run(words: readonly string[], environment = {}) {
  const child = spawnProgram(words, { environment })
  const ended = once(child, 'exit')
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  return { child, ended }
}

/** The service as a process of its own that follows a chain into PostgreSQL. */
async function startProcess() {
  const postgres = await startPostgres()
  onTestFinished(async () => {
    await postgres.resume()
    await postgres.stop()
  })
  const chain = await startTestChain({ chainId: 31337, multicall: false })
  onTestFinished(chain.stop)
  const folder = await mkdtemp(join(tmpdir(), 'hasp-stopped-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const port = await findFreePort()
  const path = join(folder, 'data.json')
  const configuration = {
    listen: { host: '127.0.0.1', port },
    publicUrl: 'https://data.example',
    origins: '*',
    database: { url: postgres.url },
    networks: [
      {
        id: 'eip155:31337',
        name: 'One',
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        rpcUrls: [chain.url],
        follow: { from: 0, everyMs: 100 },
      },
    ],
  }
  await writeFile(path, JSON.stringify(configuration))
  const { child, ended } = run(['--configuration', path])
  const isFollowing = async () => {
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`)
    const { indexes } = (await ready.json()) as { indexes?: unknown[] }
    return (indexes?.length ?? 0) > 0
  }
  await expect
    .poll(() => isFollowing().catch(() => false), { timeout: 60_000 })
    .toBe(true)
  return { child, ended, postgres }
}

it('ends by SIGTERM while its database stands still', async () => {
  const { child, ended, postgres } = await startProcess()
  await postgres.pause()
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
}, 180_000)

it('ends in order by two signals, one after the other', async () => {
  const { child, ended } = await startProcess()
  child.kill('SIGINT')
  child.kill('SIGTERM')
  child.kill('SIGINT')
  expect(await ended).toEqual([0, null])
}, 180_000)

it('ends at once by a signal that comes later', async () => {
  const { child, ended, postgres } = await startProcess()
  await postgres.pause()
  const again = setInterval(() => child.kill('SIGTERM'), 200)
  onTestFinished(() => clearInterval(again))
  expect(await ended).toEqual([1, null])
}, 180_000)

/** Networks that are followed, and a node of theirs that is away. */
const followed = {
  origins: '*',
  networks: [
    {
      id: 'eip155:31337',
      name: 'One',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: ['http://127.0.0.1:1'],
      follow: {},
    },
  ],
}

async function askReady(port: number): Promise<unknown> {
  const response = await fetch(`http://127.0.0.1:${port}/readyz`)
  return await response.json()
}

it('starts without a file on what the environment says', async () => {
  const { drop, isHeld, location } = await createTestDatabase()
  onTestFinished(drop)
  const port = await findFreePort()
  const { child, ended } = run([], {
    HASP_CONFIGURATION: JSON.stringify(followed),
    HASP_PUBLIC_URL: 'https://data.example',
    HASP_HOST: '127.0.0.1',
    HASP_ROLE: 'serve',
    PORT: `${port}`,
    DATABASE_URL: 'url' in location ? location.url : '',
    REDIS_URL: `redis://127.0.0.1:${await findFreePort()}`,
  })
  await expect
    .poll(() => askReady(port).catch(() => undefined), { timeout: 60_000 })
    .toMatchObject({ isReady: true, role: 'serve', redis: { isUp: false } })
  expect(await isHeld()).toBe(true)
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
}, 180_000)

it('uses the database that the environment names, and not the folder of its file', async () => {
  const { drop, isHeld, location } = await createTestDatabase()
  onTestFinished(drop)
  const folder = await mkdtemp(join(tmpdir(), 'hasp-environment-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const port = await findFreePort()
  const path = join(folder, 'data.json')
  const database = { folder: join(folder, 'database') }
  const listen = { host: '127.0.0.1', port }
  const publicUrl = 'https://data.example'
  await writeFile(
    path,
    JSON.stringify({ ...followed, database, listen, publicUrl }),
  )
  run(['--configuration', path], {
    DATABASE_URL: 'url' in location ? location.url : '',
  })
  await expect
    .poll(() => askReady(port).catch(() => undefined), { timeout: 60_000 })
    .toMatchObject({ isReady: true })
  expect(await isHeld()).toBe(true)
  expect(await readdir(folder)).toEqual(['data.json'])
}, 180_000)

it.each([
  [{}, 'Name the configuration by --configuration FILE, or write it into '],
  [{ HASP_CONFIGURATION: '{"own-key' }, 'HASP_CONFIGURATION is no JSON.\n'],
  [
    {
      HASP_CONFIGURATION: JSON.stringify({
        ...followed,
        listen: { host: '127.0.0.1', port: 0 },
        publicUrl: 'https://data.example',
      }),
      DATABASE_URL: 'mysql://hasp:own-key@a/b',
    },
    'DATABASE_URL: database.url: Write where PostgreSQL is',
  ],
])(
  'says in one sentence why it does not start: %#',
  async (environment, said) => {
    const child = spawnProgram([], { environment, isRead: true })
    const [told, [code]] = await Promise.all([
      child.stderr ? text(child.stderr) : '',
      once(child, 'exit'),
    ])
    expect(code).toBe(1)
    expect(told.startsWith(said)).toBe(true)
    expect(told).toMatch(/^.+\n$/)
    expect(told).not.toContain('own-key')
  },
  60_000,
)
