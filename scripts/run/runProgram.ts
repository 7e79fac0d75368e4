import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { repositoryRoot } from '../files/repositoryRoot.js'

/** Until then Playwright stops what it started, and writes down what it found. */
const graceMs = 60_000

/**
 * Runs a program of node_modules/.bin, without input, its output shown.
 * @returns whether it ended well; one that takes too long is ended and did not
 */
export function runProgram(
  [program, ...parameters]: readonly [string, ...string[]],
  options: runProgram.Options,
): Promise<boolean> {
  const path = join(repositoryRoot, 'node_modules/.bin', program)
  return new Promise((resolve) => {
    const child = spawn(path, parameters, {
      cwd: repositoryRoot,
      env: options.environment,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    })
    const ends = [
      setTimeout(() => {
        console.error(`${program} took longer than ${options.limitMs} ms`)
        child.kill('SIGINT')
      }, options.limitMs),
      setTimeout(() => child.kill('SIGKILL'), options.limitMs + graceMs),
    ]
    const finish = (isGood: boolean) => {
      for (const end of ends) clearTimeout(end)
      resolve(isGood)
    }
    child.once('error', (error) => {
      console.error(error.message)
      finish(false)
    })
    child.once('close', (code) => finish(code === 0))
  })
}

export declare namespace runProgram {
  type Options = {
    readonly environment: NodeJS.ProcessEnv
    readonly limitMs: number
  }
}
