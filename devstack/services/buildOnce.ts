import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sourceKey } from './sourceKey.js'

/**
 * Builds a site, unless the last build into its folder was made of the same
 * sources.
 * @param parameters.folder where the built site is
 * @param parameters.sources files and folders that the site is made of
 * @param parameters.build builds it into the folder
 * @param parameters.page a file that every build has
 * @example await buildOnce({ folder: 'dist', sources: ['src'], build })
 */
export async function buildOnce({
  build,
  folder,
  page = 'index.html',
  sources,
}: buildOnce.Parameters): Promise<void> {
  const keyFile = `${folder}.key`
  const key = await sourceKey(sources)
  const builtKey = await readFile(keyFile, 'utf8').catch(() => undefined)
  if (builtKey === key && existsSync(join(folder, page))) return

  await rm(keyFile, { force: true })
  await build()
  await writeFile(keyFile, key)
}

export declare namespace buildOnce {
  interface Parameters {
    readonly folder: string
    readonly sources: readonly string[]
    readonly build: () => Promise<void>
    /** Default `index.html`. */
    readonly page?: string
  }
}
