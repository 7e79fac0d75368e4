import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, vi } from 'vitest'

const program = fileURLToPath(new URL('../main.ts', import.meta.url))

/** The service as a process of its own, which is never asked to stop. */
export function createKilledProgram(
  path: string,
  configuration: {
    readonly listen: { readonly host: string; readonly port: number }
    readonly [key: string]: unknown
  },
) {
  const url = `http://127.0.0.1:${configuration.listen.port}`
  let child: ChildProcess | undefined
  /** How long it took to start. */
  let startMs = 0
  const configure = (change: object) =>
    writeFile(path, JSON.stringify({ ...configuration, ...change }))
  const written = configure({})
  const run = () => {
    const node = ['--conditions=hasp-source', '--import', 'tsx', program]
    child = spawn(process.execPath, [...node, '--configuration', path], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  }
  const isServing = async () => {
    if (child?.exitCode !== null) throw new Error('It ended by itself.')
    const response = await fetch(`${url}/readyz`).catch(() => undefined)
    return response?.ok
  }
  const kill = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  const killWithin = async (mostMs: number) => {
    await wait(Math.random() * mostMs)
    await kill()
  }
  return {
    url,
    configure,
    /** Starts it without any repair, and waits until it serves. */
    async start() {
      await written
      const from = performance.now()
      run()
      await vi.waitUntil(isServing, { interval: 20, timeout: 120_000 })
      startMs = performance.now() - from
    },
    kill,
    /** Kills it at a moment that nobody chose. */
    killWithin,
    /** The same, while it makes or migrates a database, or just has. */
    async killWhileOpening(folder: string) {
      run()
      await expect
        .poll(() => existsSync(`${folder}.lock`), {
          ...{ interval: 1, timeout: 60_000 },
        })
        .toBe(true)
      await killWithin(startMs / 2)
    },
  }
}
