import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { vi } from 'vitest'
import type { Tap } from './startTap.js'

const readyMs = 60_000

/** A process of a service, as an operator's machine runs one. */
export interface FleetProcess {
  /** Between it and each server that it uses. */
  readonly taps: readonly Tap[]
  /** Starts it, and waits until it answers. */
  start(): Promise<void>
  /** Waits until it answers, and its servers do. */
  untilReady(): Promise<void>
  /** Ends it as `kill -9` does. */
  kill(): Promise<void>
  /** Sets its clock back by ten minutes, where it is one that can be. */
  setBack(): void
}

const shiftClock = fileURLToPath(new URL('./shiftClock.ts', import.meta.url))

/**
 * A process that is not started yet.
 * @param options.words what Node runs, and with what
 * @param options.clockShiftMs by how much its clock is wrong
 */
export function createFleetProcess({
  clockShiftMs,
  port,
  taps,
  words,
}: {
  readonly port: number
  readonly words: readonly string[]
  readonly taps: readonly Tap[]
  readonly clockShiftMs?: number | undefined
}): FleetProcess {
  let child: ChildProcess | undefined
  const isReady = async () => {
    const url = `http://localhost:${port}/readyz`
    const answer = await fetch(url).catch(() => undefined)
    return answer?.status === 200
  }
  const untilReady = async () => {
    await vi.waitUntil(isReady, { timeout: readyMs, interval: 100 })
  }
  const isShifted = clockShiftMs !== undefined
  const preloads = ['tsx', ...(isShifted ? [shiftClock] : [])]
  const imports = preloads.flatMap((one) => ['--import', one])
  return {
    taps,
    untilReady,
    start: async () => {
      child = spawn(
        process.execPath,
        ['--conditions=hasp-source', ...imports, ...words],
        {
          stdio: ['ignore', 'ignore', 'inherit'],
          env: { ...process.env, CLOCK_SHIFT_MS: `${clockShiftMs ?? 0}` },
        },
      )
      await untilReady()
    },
    kill: async () => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
    setBack: () => void child?.kill('SIGUSR2'),
  }
}
