import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from './files/repositoryRoot.js'

/**
 * Packs each published package as npm would and lets publint and attw look at
 * the archive, and TypeScript at an import of the style sheet. The packages are
 * built before, by `npm run build`.
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
    const isStyled = name !== 'react' || isStyleSheetTyped(archive)
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
      ...(isStyled ? [] : [`TypeScript refuses the styles of ${name}`]),
    ]
  },
)

for (const failure of failures) console.error(failure)
process.exitCode = failures.length > 0 ? 1 : 0

/** Whether an integrator's strictest TypeScript imports `styles.css`. */
function isStyleSheetTyped(archive: string): boolean {
  const project = join(archives, 'project')
  const installed = join(project, 'node_modules/@hasp/react')
  mkdirSync(installed, { recursive: true })
  const page = join(project, 'page.ts')
  writeFileSync(page, "import '@hasp/react/styles.css'\n")
  const unpacking = ['-xzf', archive, '-C', installed, '--strip-components=1']
  if (spawnSync('tar', unpacking).status !== 0) return false
  return ['bundler', 'nodenext'].every((resolution) =>
    run('tsc', [
      '--ignoreConfig',
      '--noEmit',
      '--strict',
      '--noUncheckedSideEffectImports',
      '--module',
      resolution === 'bundler' ? 'esnext' : resolution,
      '--moduleResolution',
      resolution,
      page,
    ]),
  )
}

function run(program: string, parameters: readonly string[]): boolean {
  const { status } = spawnSync(join(programs, program), parameters, {
    cwd: repositoryRoot,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  return status === 0
}
