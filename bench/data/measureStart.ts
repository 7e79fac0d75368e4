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

const app = fileURLToPath(new URL('../../apps/data-service', import.meta.url))
/** What Node runs: the sources, and what is built of them. */
const sources = [...process.execArgv, join(app, 'src', 'main.ts')]
const built = [join(app, 'dist', 'service', 'main.js')]
const firstRuns = 3
const warmRuns = 5

/** From its command until `/readyz` says so, with PGlite in a folder. */
export async function measureStart(): Promise<void> {
  head('start until ready, PGlite in a folder')
  const building = spawn(
    process.execPath,
    [...process.execArgv, join(app, 'build.ts')],
    { stdio: 'inherit' },
  )
  await once(building, 'exit')
  const node = await startProcess('serveNode', 0)
  const temporary = await mkdtemp(join(tmpdir(), 'hasp-bench-'))
  const port = await findFreePort()
  const start = async (program: readonly string[], folder: string) => {
    const path = join(temporary, 'data.json')
    const configuration = {
      ...dataConfiguration(node.url, { database: { folder }, follow: {} }),
      listen: { host: '127.0.0.1', port },
    }
    await writeFile(path, JSON.stringify(configuration))
    const words = [...program, '--configuration', path]
    return await startOnce(words, `http://127.0.0.1:${port}/readyz`)
  }
  const show = (values: readonly number[]) =>
    `median ${rounded(percentile(values, 0.5) / 1_000, 1)}, longest ${rounded(Math.max(...values) / 1_000, 1)} s`
  for (const [name, program] of Object.entries({ sources, built })) {
    const folder = (run: number) => join(temporary, `${name}${run}`)
    const firstMs: number[] = []
    for (let run = 0; run < firstRuns; run += 1)
      firstMs.push(await start(program, folder(run)))
    const warmMs: number[] = []
    for (let run = 0; run < warmRuns; run += 1)
      warmMs.push(await start(program, folder(0)))
    line(`${name}, first, ${firstRuns} runs`, show(firstMs), '≤ 9 s')
    line(`${name}, warm, ${warmRuns} runs`, show(warmMs), '≤ 2 s')
  }
  await node.stop()
  await rm(temporary, { recursive: true, force: true })
}

/** @returns how long it took */
async function startOnce(
  words: readonly string[],
  readyUrl: string,
): Promise<number> {
  const startedAtMs = performance.now()
  const child = spawn(process.execPath, words, {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
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
