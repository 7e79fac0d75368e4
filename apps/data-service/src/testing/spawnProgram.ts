import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { environmentVariables, wholeVariable } from '../environmentVariables.js'

const program = fileURLToPath(new URL('../main.ts', import.meta.url))
const unset = Object.fromEntries(
  [wholeVariable, ...Object.keys(environmentVariables)].map((name) => [
    name,
    undefined,
  ]),
)

/** Starts the service as a process of its own, whatever the tests run in. */
export function spawnProgram(
  words: readonly string[],
  options: {
    /** Where it is in one file; its sources are run without. */
    readonly bundled?: string | undefined
    readonly environment?: Readonly<Record<string, string>>
    /** Whether what it says on standard error is read, and not shown. */
    readonly isRead?: boolean
  } = {},
): ChildProcess {
  const { bundled, environment, isRead } = options
  const node = bundled
    ? [bundled]
    : ['--conditions=hasp-source', '--import', 'tsx', program]
  return spawn(process.execPath, [...node, ...words], {
    stdio: ['ignore', 'ignore', isRead ? 'pipe' : 'inherit'],
    env: { ...process.env, ...unset, ...environment },
  })
}
