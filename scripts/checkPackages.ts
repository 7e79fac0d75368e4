import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from './files/repositoryRoot.js'

/**
 * Packs each published package as npm would and lets publint and attw look at
 * the archive. The packages are built before, by `npm run build`.
 */
const archives = join(repositoryRoot, '.cache/packages')
const programs = join(repositoryRoot, 'node_modules/.bin')
rmSync(archives, { recursive: true, force: true })
mkdirSync(archives, { recursive: true })

/** A program has no types to look at. */
const untyped = ['create-hasp']

const failures = ['protocol', 'core', 'react', 'create-hasp'].flatMap(
  (name) => {
    const folder = join(repositoryRoot, 'packages', name)
    console.log(`\n-- ${name}`)
    const packed = spawnSync(
      'npm',
      ['pack', '--json', '--pack-destination', archives],
      { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32' },
    )
    if (packed.status !== 0) return [`npm pack of ${name}: ${packed.stderr}`]
    const [{ filename }] = JSON.parse(packed.stdout)
    const archive = join(archives, filename)
    const isPublishable = run('publint', ['run', archive, '--strict'])
    const isTyped =
      untyped.includes(name) ||
      run('attw', [
        archive,
        '--profile',
        'esm-only',
        '--no-definitely-typed',
        '--no-emoji',
        '--exclude-entrypoints',
        'styles.css',
      ])
    return [
      ...(isPublishable ? [] : [`publint refuses ${name}`]),
      ...(isTyped ? [] : [`attw refuses ${name}`]),
    ]
  },
)

for (const failure of failures) console.error(failure)
process.exitCode = failures.length > 0 ? 1 : 0

function run(program: string, parameters: readonly string[]): boolean {
  const { status } = spawnSync(join(programs, program), parameters, {
    cwd: repositoryRoot,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  return status === 0
}
