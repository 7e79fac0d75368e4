import { spawnSync } from 'node:child_process'

/** Python 3, where this machine has it. */
export function findPython(): readonly string[] {
  return ['python3'].filter(
    (name) => spawnSync(name, ['--version']).status === 0,
  )
}
