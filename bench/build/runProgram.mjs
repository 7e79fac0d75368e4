import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const bench = join(import.meta.dirname, '..')

/** Runs a program of the bench that prints a table of its own. */
export async function runProgram(path) {
  const child = spawn(
    process.execPath,
    ['--conditions=hasp-source', '--import', 'tsx', join(bench, path)],
    { cwd: join(bench, '..'), stdio: 'inherit' },
  )
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${path} did not end well: ${code}.`)
}
