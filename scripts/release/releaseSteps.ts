/** One program of a release. */
export type ReleaseStep = {
  readonly title: string
  readonly command: readonly [program: string, ...parameters: string[]]
  /** The file below `.cache/release` that gets what it prints. */
  readonly saveAs?: string
}

/** What is published, in the order in which one needs the other. */
export const releasedPackages = [
  { name: '@hasp/protocol', folder: 'packages/protocol' },
  { name: '@hasp/core', folder: 'packages/core' },
  { name: '@hasp/react', folder: 'packages/react' },
  { name: 'create-hasp', folder: 'packages/create-hasp' },
] as const

/** What has dependencies, and with them a bill of materials. */
const billed = releasedPackages.filter(({ name }) => name.startsWith('@hasp/'))

/**
 * The programs of a release, in order.
 * @param options.isDryRun leaves out what others would see: the commit, and
 * the publication itself
 * @param options.repository owner and name on GitHub, which provenance compares
 * with where it runs
 */
export function releaseSteps({
  isDryRun,
  repository,
}: {
  readonly isDryRun: boolean
  readonly repository?: string | undefined
}): readonly ReleaseStep[] {
  return [
    ...(isDryRun
      ? []
      : [step('nothing is uncommitted', 'git', 'diff', '--exit-code', 'HEAD')]),
    step('versions and changelogs', 'npx', 'changeset', 'version'),
    step(
      'the lock file follows',
      'npm',
      'install',
      '--package-lock-only',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
    ),
    ...(repository ? releasedPackages.map(nameSource(repository)) : []),
    step('licences', 'npx', 'tsx', 'scripts/licences.ts'),
    step('build, and what is published', 'npm', 'run', 'check:packages'),
    ...billed.map(({ folder, name }) => ({
      ...step(
        `bill of materials of ${name}`,
        'npx',
        'tsx',
        'scripts/billOfMaterials.ts',
        folder,
      ),
      saveAs: `${name.replace('@hasp/', 'hasp-')}.cdx.json`,
    })),
    ...(isDryRun ? rehearsal() : publication()),
  ]
}

function nameSource(repository: string) {
  return ({ folder, name }: (typeof releasedPackages)[number]) =>
    step(
      `where ${name} comes from`,
      'npm',
      'pkg',
      'set',
      'repository.type=git',
      `repository.url=git+https://github.com/${repository}.git`,
      `repository.directory=${folder}`,
      `--workspace=${name}`,
    )
}

function rehearsal(): readonly ReleaseStep[] {
  return releasedPackages.map(({ folder, name }) =>
    step(
      `publish ${name}, without publishing it`,
      'npm',
      'publish',
      `./${folder}`,
      '--dry-run',
      '--provenance',
      '--access=public',
    ),
  )
}

/** Changesets publishes what the registry lacks, so a release can be resumed. */
function publication(): readonly ReleaseStep[] {
  return [
    step('the commit', 'git', 'commit', '--all', '--message', 'Release'),
    step('publish with provenance', 'npx', 'changeset', 'publish'),
  ]
}

function step(
  title: string,
  program: string,
  ...parameters: readonly string[]
): ReleaseStep {
  return { title, command: [program, ...parameters] }
}
