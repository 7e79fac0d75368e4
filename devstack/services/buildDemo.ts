import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { StackError } from '../StackError.js'
import { buildOnce } from './buildOnce.js'
import { buildSite } from './buildSite.js'

const repository = fileURLToPath(new URL('../..', import.meta.url))
const demo = join(repository, 'apps', 'demo')

/** What the built demo is made of. */
const sources = [
  demo,
  join(repository, 'apps', 'test-wallets'),
  join(repository, 'packages'),
  join(repository, 'devstack', 'addresses.ts'),
  join(repository, 'package-lock.json'),
]

/**
 * Builds the demo for one port offset, unless the last build for it was made
 * of the same sources. Each offset has a folder of its own, so that a stack
 * of the tests leaves the one of `npm start` alone.
 * @param offset the port offset that the page is built with
 * @param signal gives up the build
 * @returns the folder with the built site
 * @throws StackError when there is no demo or its build fails
 * @example const folder = await buildDemo(0, signal)
 */
export async function buildDemo(
  offset: number,
  signal: AbortSignal,
): Promise<string> {
  if (!existsSync(join(demo, 'index.html')))
    throw new StackError(
      'The demo is missing (apps/demo/index.html): restore it with "git checkout -- apps/demo".',
    )
  const folder = join(demo, 'dist', `offset-${offset}`)
  await buildOnce({
    folder,
    sources,
    build: () =>
      buildSite({
        root: demo,
        folder,
        signal,
        environment: { HASP_PORT_OFFSET: `${offset}` },
      }),
  })
  return folder
}
