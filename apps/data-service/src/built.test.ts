import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { findFreePort } from '../../../devstack/testing/findFreePort.js'
import { buildForTest } from './testing/buildForTest.js'
import { spawnProgram } from './testing/spawnProgram.js'
import { result, startUpstream } from './testing/startUpstream.js'

const network = {
  id: 'eip155:31337',
  name: 'One',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  follow: {},
}

it('starts built as it does out of its sources, with all that it may be told to use', async () => {
  const built = await buildForTest()
  onTestFinished(built.remove)
  const node = await startUpstream((_asked, response) =>
    result(response, '0x7a69'),
  )
  onTestFinished(node.stop)
  const folder = await mkdtemp(join(tmpdir(), 'hasp-built-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const ports = [await findFreePort(), await findFreePort()] as const
  const [port, metricsPort] = ports
  const path = join(folder, 'data.json')
  const configuration = {
    listen: { host: '127.0.0.1', port },
    publicUrl: 'https://data.example',
    origins: '*',
    database: { folder: join(folder, 'database') },
    // It goes on without one.
    redis: { url: `redis://127.0.0.1:${await findFreePort()}` },
    metrics: { listen: { host: '127.0.0.1', port: metricsPort } },
    networks: [{ ...network, rpcUrls: [node.url] }],
  }
  await writeFile(path, JSON.stringify(configuration))
  const words = ['--configuration', path]
  const service = spawnProgram(words, { bundled: built.path })
  const ended = once(service, 'exit')
  onTestFinished(async () => {
    service.kill('SIGKILL')
    await ended
  })
  const ask = async (place: string) => {
    const response = await fetch(`http://127.0.0.1:${port}${place}`)
    return { status: response.status, body: await response.json() }
  }
  const state = async () => {
    if (service.exitCode !== null) return 'ended'
    const answer = await ask('/readyz').catch(() => undefined)
    return answer?.body.isReady ? 'ready' : 'starting'
  }
  await expect.poll(state, { timeout: 150_000 }).not.toBe('starting')
  expect(await state()).toBe('ready')
  const metrics = await fetch(`http://127.0.0.1:${metricsPort}/metrics`)
  expect(await metrics.text()).toContain('hasp_redis_up 0')
  expect(await ask('/v1/networks')).toMatchObject({
    body: { networks: [{ networkId: 'eip155:31337' }] },
  })
}, 240_000)
