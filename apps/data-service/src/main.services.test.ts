import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { findFreePort } from '../../../devstack/testing/findFreePort.js'
import { startPostgres } from '../../../devstack/testing/postgresServer.js'
import { startTestChain } from '../../../devstack/testing/startTestChain.js'

const program = fileURLToPath(new URL('main.ts', import.meta.url))

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
  const child = spawn(
    process.execPath,
    [
      ...['--conditions=hasp-source', '--import', 'tsx', program],
      ...['--configuration', path],
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const ended = once(child, 'exit')
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
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
