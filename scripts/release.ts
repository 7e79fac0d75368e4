import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from './files/repositoryRoot.js'
import { copyTree } from './release/copyTree.js'
import { releaseSteps } from './release/releaseSteps.js'

/**
 * `npm run release`: turns the changesets into versions and changelogs, and
 * publishes what was built of them, with provenance and a bill of materials.
 * `-- --dry-run` does all of it in a copy of the last commit, and keeps
 * everything but the bills and the changelogs to itself.
 */
const isDryRun = process.argv.includes('--dry-run')
const output = join(repositoryRoot, '.cache/release')
mkdirSync(output, { recursive: true })
const root = isDryRun
  ? copyTree(repositoryRoot, join(output, 'tree'))
  : repositoryRoot

const steps = releaseSteps({
  isDryRun,
  repository: process.env.GITHUB_REPOSITORY,
})
for (const { command, saveAs, title } of steps) {
  console.log(`\n-- ${title}`)
  const [program, ...parameters] = command
  const { status, stdout } = spawnSync(program, parameters, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', saveAs ? 'pipe' : 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    console.error(`The release stops here: ${command.join(' ')}`)
    process.exit(1)
  }
  if (saveAs) writeFileSync(join(output, saveAs), stdout)
}
console.log(
  isDryRun
    ? `\nNothing was published. What would have been is in ${root}.`
    : '\nPublished. Push the commit and its tags.',
)
