import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, vi } from 'vitest'
import { spawnProgram } from './spawnProgram.js'

/**
 * The service as a process of its own, which is never asked to stop.
 * @param bundled where it is in one file; its sources are run without
 */
export function createKilledProgram(
  path: string,
  configuration: {
    readonly listen: { readonly host: string; readonly port: number }
    readonly [key: string]: unknown
  },
  bundled?: string,
) {
  const url = `http://127.0.0.1:${configuration.listen.port}`
  let child: ChildProcess | undefined
  /** How long it took to start. */
  let startMs = 0
  let kills = 0
  const configure = (change: object) =>
    writeFile(path, JSON.stringify({ ...configuration, ...change }))
  const written = configure({})
  const run = () => {
    child = spawnProgram(['--configuration', path], { bundled })
  }
  const checkLife = () => {
    if (child?.exitCode !== null) throw new Error('It ended by itself.')
  }
  const isServing = async () => {
    checkLife()
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
    checkLife()
    await kill()
    kills += 1
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
    /** How often that was. */
    kills: () => kills,
    /**
     * The same, from when it opens its database until a moment after it would
     * serve.
     */
    async killWhileOpening(isOpening: () => Promise<boolean>, afterMs = 0) {
      await written
      run()
      const isOpen = async () => {
        checkLife()
        return await isOpening()
      }
      await expect.poll(isOpen, { interval: 20, timeout: 60_000 }).toBe(true)
      await killWithin(startMs / 2 + afterMs)
    },
  }
}
