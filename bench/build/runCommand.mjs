import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const execute = promisify(execFile)

/**
 * Runs a program to its end and returns what it printed.
 * @throws when it exits with another code than 0, with the end of what it said.
 */
export async function runCommand(program, parameters, directory) {
  try {
    const { stdout } = await execute(program, parameters, {
      cwd: directory,
      maxBuffer: 256 * 1024 * 1024,
      env: { ...process.env, NPM_CONFIG_LOGLEVEL: 'error' },
    })
    return stdout
  } catch (error) {
    const said = `${error.stdout ?? ''}\n${error.stderr ?? ''}`.trim()
    const line = [program, ...parameters].join(' ')
    throw new Error(`${line}: ${said.slice(-800)}`, { cause: error })
  }
}
