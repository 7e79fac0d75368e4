import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { repositoryRoot } from '../files/repositoryRoot.js'

/**
 * Runs the TypeScript compiler over one package.
 * @param folder the package, with its `tsconfig.build.json`
 * @throws Error when it finds a mistake, which it has then printed
 */
export function buildTypes(folder: string): void {
  const compiler = join(repositoryRoot, 'node_modules/typescript/bin/tsc')
  const project = join(folder, 'tsconfig.build.json')
  const { status } = spawnSync(
    process.execPath,
    [compiler, '-p', project, '--pretty', 'false'],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  )
  if (status !== 0) throw new Error(`${project} does not compile`)
}
