import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { StackError } from '../StackError.js'
import { ownProcess } from './ownProcess.js'

const repository = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Builds a site with Vite and its own configuration, as for its visitors.
 * @throws StackError when the build fails
 * @example await buildSite({ root: 'apps/demo', folder: 'dist', signal })
 */
export async function buildSite({
  environment: own,
  serverEntry,
  folder,
  root,
  signal,
}: buildSite.Options): Promise<void> {
  signal.throwIfAborted()
  const { VITEST: _, ...environment } = process.env
  const build = ownProcess(
    process.execPath,
    [
      findVite(),
      'build',
      root,
      '--outDir',
      folder,
      '--emptyOutDir',
      ...(serverEntry === undefined ? [] : ['--ssr', serverEntry]),
      '--logLevel',
      'warn',
    ],
    { ...environment, NODE_ENV: 'production', ...own },
  )
  const giveUp = () => void build.stop()
  signal.addEventListener('abort', giveUp, { once: true })
  const { code, said } = await build.ended
  signal.removeEventListener('abort', giveUp)
  signal.throwIfAborted()
  if (code !== 0)
    throw new StackError(
      `${relative(repository, root)} could not be built: mend what the build says and start again.\n${withoutStack(said)}`,
    )
}

export declare namespace buildSite {
  interface Options {
    /** The folder of the site's `index.html` and `vite.config.ts`. */
    readonly root: string
    /** Where the built site goes; what was there is gone. */
    readonly folder: string
    /** Gives up the build. */
    readonly signal: AbortSignal
    /** Builds this module for Node instead of the pages. */
    readonly serverEntry?: string
    readonly environment?: Readonly<Record<string, string>>
  }
}

/** The builder's own words; where in the builder they arose helps nobody. */
function withoutStack(said: string): string {
  return said
    .split('\n')
    .filter((line) => !/^\s+at /.test(line))
    .join('\n')
}

function findVite(): string {
  const manifest = createRequire(import.meta.url).resolve('vite/package.json')
  return join(dirname(manifest), 'bin', 'vite.js')
}
