import { spawn } from 'node:child_process'

/** How long a process may take to leave by itself before it is killed. */
const leaveWithinMs = 2_000

/** As much of what a process said as a sentence about its end needs. */
const rememberedCharacters = 4_000

/** A process that never outlives this one. */
export interface OwnedProcess {
  /**
   * Settles when the process is gone: its exit code and what it last wrote to
   * its error stream.
   */
  readonly ended: Promise<{ code: number | null; said: string }>
  readonly stop: () => Promise<void>
}

/**
 * Starts a program and owns it: it is stopped by `stop()`, and killed when
 * this process ends for any reason that leaves time to say so.
 * @param command the program's path
 * @param parameters its arguments
 * @param environment its environment, this process's own by default
 * @example const node = ownProcess(path, ['--port', '8545'])
 */
export function ownProcess(
  command: string,
  parameters: readonly string[],
  environment: NodeJS.ProcessEnv = process.env,
): OwnedProcess {
  const child = spawn(command, parameters, {
    env: environment,
    stdio: ['ignore', 'ignore', 'pipe'],
    windowsHide: true,
  })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => {
    said = `${said}${chunk}`.slice(-rememberedCharacters)
  })

  const kill = () => {
    child.kill('SIGKILL')
  }
  process.once('exit', kill)
  const ended = new Promise<{ code: number | null; said: string }>(
    (resolve) => {
      child.once('error', (error) => {
        resolve({ code: null, said: error.message })
      })
      child.once('close', (code) => resolve({ code, said: said.trim() }))
    },
  )
  void ended.then(() => process.removeListener('exit', kill))

  return {
    ended,
    stop: async () => {
      child.kill('SIGTERM')
      const deadline = setTimeout(kill, leaveWithinMs)
      await ended
      clearTimeout(deadline)
    },
  }
}
