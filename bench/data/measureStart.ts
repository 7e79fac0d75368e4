import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { findFreePort } from '../../devstack/testing/findFreePort.js'
import { percentile } from './askSteadily.js'
import { dataConfiguration } from './dataConfiguration.js'
import { startProcess } from './startProcess.js'
import { head, line, rounded } from './table.js'

const program = fileURLToPath(
  new URL('../../apps/data-service/src/main.ts', import.meta.url),
)
const firstRuns = 3
const warmRuns = 5

/** From its command until `/readyz` says so, with PGlite in a folder. */
export async function measureStart(): Promise<void> {
  head('start until ready, PGlite in a folder, program from its sources')
  const node = await startProcess('serveNode', 0)
  const temporary = await mkdtemp(join(tmpdir(), 'hasp-bench-'))
  const port = await findFreePort()
  const start = async (folder: string) => {
    const path = join(temporary, 'data.json')
    const configuration = {
      ...dataConfiguration(node.url, { database: { folder }, follow: {} }),
      listen: { host: '127.0.0.1', port },
    }
    await writeFile(path, JSON.stringify(configuration))
    return await startOnce(path, `http://127.0.0.1:${port}/readyz`)
  }
  const firstMs: number[] = []
  for (let run = 0; run < firstRuns; run += 1)
    firstMs.push(await start(join(temporary, `made${run}`)))
  const warmMs: number[] = []
  for (let run = 0; run < warmRuns; run += 1)
    warmMs.push(await start(join(temporary, 'made0')))
  const show = (values: readonly number[]) =>
    `median ${rounded(percentile(values, 0.5) / 1_000, 1)}, longest ${rounded(Math.max(...values) / 1_000, 1)} s`
  line(`first, ${firstRuns} runs`, show(firstMs), '≤ 9 s')
  line(`warm, ${warmRuns} runs`, show(warmMs), '≤ 2 s')
  await node.stop()
  await rm(temporary, { recursive: true, force: true })
}

/** @returns how long it took */
async function startOnce(path: string, readyUrl: string): Promise<number> {
  const startedAtMs = performance.now()
  const child = spawn(
    process.execPath,
    [...process.execArgv, program, '--configuration', path],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const ended = once(child, 'exit')
  const isReady = async () =>
    (await fetch(readyUrl).catch(() => undefined))?.ok === true
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error('The service did not start.')
    await wait(10)
  }
  const tookMs = performance.now() - startedAtMs
  child.kill('SIGTERM')
  await ended
  return tookMs
}
