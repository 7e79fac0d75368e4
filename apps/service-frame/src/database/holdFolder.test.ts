import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'

const program = fileURLToPath(
  new URL('holderProcess.test.fixture.ts', import.meta.url),
)
const rounds = 40
/** A process that is no more: numbers are not as large. */
const dead = '99999999 before-the-boot/1\n'

/** A process that can be told of a folder. */
async function startHolder() {
  const node = ['--conditions=hasp-source', '--import', 'tsx', program]
  const child = spawn(process.execPath, node, {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  onTestFinished(async () => {
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  })
  const lines = createInterface({ input: child.stdout })
  const answers = lines[Symbol.asyncIterator]()
  expect(await answers.next()).toMatchObject({ value: 'ready' })
  return async (folder: string) => {
    child.stdin.write(`${folder}\n`)
    return String((await answers.next()).value)
  }
}

it('is one process’s, of those that start at once, whatever a killed one left', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hasp-held-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const holders = await Promise.all([startHolder(), startHolder()])
  for (let round = 0; round < rounds; round += 1) {
    const database = join(folder, `${round}`)
    if (round % 2 === 1) await writeFile(`${database}.lock`, dead)
    const answers = await Promise.all(holders.map((hold) => hold(database)))
    expect(answers.toSorted(), `${round}`).toEqual([
      expect.stringContaining('Another process serves the database'),
      'held',
    ])
  }
  // Nothing is left of the folders that were let go.
  const left = await readdir(folder)
  expect(left).toEqual([`${rounds - 1}.lock`])
}, 60_000)
