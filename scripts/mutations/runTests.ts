import { defaultServerConditions, type Plugin } from 'vite'
import { startVitest } from 'vitest/node'
import { repositoryRoot } from '../files/repositoryRoot.js'
import type { Mutation } from './Mutation.js'
import { mutate } from './mutate.js'
import { pathOf } from './pathOf.js'

const conditions = ['hasp-source', ...defaultServerConditions]

/**
 * Runs tests up to the first that fails.
 * @param words pick the files whose path has one of them
 * @param mutation what the sources are without while they run; the files stay
 * as they are
 * @returns the titles of those that failed
 * @throws Error where a file broke before its tests, which proves nothing
 */
export async function runTests(
  words: readonly string[],
  mutation?: Mutation,
): Promise<readonly string[]> {
  const vitest = await startVitest(
    'test',
    [...words],
    {
      root: repositoryRoot,
      config: false,
      watch: false,
      passWithNoTests: true,
      bail: 1,
      reporters: [{}],
      include: ['{packages,apps}/*/src/**/*.test.ts'],
      exclude: ['**/node_modules/**', '**/*.{chain,browser,services}.test.ts'],
      // Of a busy machine: being late is not noticing.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      expect: { poll: { timeout: 30_000 } },
    },
    {
      plugins: mutation ? [without(mutation)] : [],
      resolve: { conditions },
      ssr: { resolve: { conditions } },
    },
  )
  try {
    const modules = vitest.state.getTestModules()
    const broken = modules.find((module) => module.errors().length > 0)
    if (broken)
      throw new Error(`${broken.relativeModuleId} broke before its tests`)
    const failed = modules.flatMap((module) => [
      ...module.children.allTests('failed'),
    ])
    return failed.map(({ fullName }) => fullName)
  } finally {
    await vitest.close()
  }
}

/** Takes the check out of the source while it is read. */
function without(mutation: Mutation): Plugin {
  const path = pathOf(mutation)
  return {
    name: 'mutation',
    enforce: 'pre',
    transform: (source, id) =>
      id === path ? mutate(source, mutation) : undefined,
  }
}
