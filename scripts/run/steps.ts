/** One program of a step: what it is called and how it is started. */
export type Task = {
  readonly title: string
  /** A program of node_modules/.bin and its arguments. */
  readonly command: readonly [program: string, ...parameters: string[]]
  /** The JSON report whose tests are counted; without one the task is one. */
  readonly report?: string
  readonly needsBrowser?: boolean
  /** PostgreSQL and Redis; where they cannot be installed, it is skipped. */
  readonly needsServers?: boolean
}

/** A step of `npm test`, by the name that selects it. */
export type Step = {
  readonly name: string
  readonly tasks: readonly Task[]
  /** Only in a long run, or where it is named. */
  readonly isLong?: boolean
}

const cruised = [
  'packages',
  'apps',
  'devstack',
  'e2e',
  'bench',
  'examples',
  'scripts',
]

/** Everything that `npm test` runs, in its order. */
export const steps: readonly Step[] = [
  {
    name: 'check',
    tasks: [
      task('format and lint', 'biome', 'check', '--error-on-warnings', '.'),
      task('types', 'tsc', '-p', 'tsconfig.json'),
      task(
        'import rings',
        'depcruise',
        '--config',
        '.dependency-cruiser.mjs',
        ...cruised,
      ),
      task('unused code and packages', 'knip'),
      task(
        'code that only tests use',
        'knip',
        '--production',
        '--exclude=binaries',
      ),
      task('house rules', 'tsx', 'scripts/lint.ts'),
      task('licences', 'tsx', 'scripts/licences.ts'),
    ],
  },
  { name: 'unit', tasks: [vitest('unit')] },
  {
    name: 'packages',
    tasks: [
      task('build', 'tsx', 'scripts/build.ts'),
      task('what is published', 'tsx', 'scripts/checkPackages.ts'),
      task('sizes', 'tsx', 'scripts/size.ts'),
    ],
  },
  {
    name: 'services',
    tasks: [{ ...vitest('services'), needsServers: true }],
  },
  { name: 'chain', tasks: [vitest('chain')] },
  {
    name: 'browser',
    tasks: ['browser', 'browserViews', 'browser18'].map((project) => ({
      ...vitest(project),
      needsBrowser: true,
    })),
  },
  {
    name: 'journeys',
    tasks: [
      {
        ...task('journeys', 'playwright', 'test', '--reporter=list,json'),
        report: 'playwright.json',
        needsBrowser: true,
      },
    ],
  },
  {
    name: 'frameworks',
    isLong: true,
    tasks: [
      {
        ...task('sites in frameworks', 'tsx', 'scripts/frameworks.mjs'),
        needsBrowser: true,
      },
    ],
  },
  {
    name: 'mutations',
    isLong: true,
    tasks: [
      task(
        'the hosted wallet without each check',
        'tsx',
        'scripts/mutations.ts',
      ),
    ],
  },
  {
    name: 'rules',
    tasks: [task('rules of the specification', 'tsx', 'scripts/rules.ts')],
  },
]

function task(title: string, program: string, ...parameters: string[]): Task {
  return { title, command: [program, ...parameters] }
}

function vitest(project: string): Task {
  const report = `vitest-${project}.json`
  return {
    ...task(
      `${project} tests`,
      'vitest',
      'run',
      `--project=${project}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=.cache/reports/${report}`,
    ),
    report,
  }
}
