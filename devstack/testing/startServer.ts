import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'

/** A server of a test, which may be killed, paused and started again. */
export interface StoppableServer {
  readonly url: string
  /** Ends it as a crash does. */
  kill(): Promise<void>
  /** Starts it again, with what it has kept. */
  start(): Promise<void>
  /** Lets it stand still, with its connections open. */
  pause(): Promise<void>
  resume(): Promise<void>
  /** Ends it for good, and deletes its files. */
  stop(): Promise<void>
}

/**
 * Starts a program and waits until it says that it is ready.
 * @throws Error with what it says where it ends before
 */
export async function startServer(
  [program = '', ...parameters]: readonly string[],
  readyWords: string,
  options: SpawnOptions,
): Promise<ChildProcess> {
  const child = spawn(program, parameters, {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  await new Promise<void>((resolve, reject) => {
    let said = ''
    const listen = (chunk: Buffer) => {
      said += chunk
      if (said.includes(readyWords)) resolve()
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('exit', () => reject(new Error(`${program}: ${said}`)))
    child.once('error', reject)
  })
  return child
}

/**
 * Signals a process and those that it has started. It comes first: one that is
 * paused starts no others.
 */
export async function signalAll(
  pid: number,
  signal: NodeJS.Signals,
): Promise<void> {
  process.kill(pid, signal)
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  for (const child of children.trim().split(' ').map(Number))
    if (child > 0) signalIfThere(child, signal)
}

function signalIfThere(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    const isOver = error instanceof Error && 'code' in error
    if (!isOver || error.code !== 'ESRCH') throw error
  }
}
