import { startVitest } from 'vitest/node'

/**
 * Runs the tests below a folder up to the first that fails.
 * @param path picks the files whose path has it
 * @returns the titles of those that failed
 * @throws Error where a file broke before its tests, which proves nothing
 */
export async function runTests(
  folder: string,
  path = '',
): Promise<readonly string[]> {
  const vitest = await startVitest('test', [path], {
    root: folder,
    config: false,
    watch: false,
    passWithNoTests: true,
    bail: 1,
    reporters: [{}],
  })
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
