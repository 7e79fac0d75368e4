import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { logoPackages } from './LogoPackage.js'
import type { LogoSource } from './walletLogoSources.js'

/**
 * Reads a logo out of the installed packages.
 * @param modules the `node_modules` they are in
 * @returns a drawing as text, or a picture as a `data:` address
 * @throws Error when the package has none of that name
 */
export async function readLogo(
  modules: string,
  source: LogoSource,
): Promise<string> {
  const [origin = '', name = ''] = source.split(/:(.*)/s)
  const folder = join(
    modules,
    logoPackages[origin as keyof typeof logoPackages].name,
  )
  const load = async (path: string): Promise<string> =>
    (await import(pathToFileURL(join(folder, path)).href)).default
  switch (origin) {
    case 'web3icons': {
      const [kind, file, look = 'background'] = name.split('/')
      return await load(`dist/svgs/${kind}/${look}/${file}.svg.js`)
    }
    case 'thirdweb':
      return await load(
        `dist/esm/wallets/__generated__/wallet/${name}/image.js`,
      )
    case 'rainbowkit': {
      const file = readdirSync(join(folder, 'dist')).find((one) =>
        one.startsWith(`${name}-`),
      )
      return findDataUri(join(folder, 'dist', file ?? name))
    }
    default:
      return findDataUri(join(folder, 'lib/esm/adapter.js'))
  }
}

function findDataUri(path: string): string {
  const [, found] =
    /["'](data:image\/[^"']+)["']/.exec(readFileSync(path, 'utf8')) ?? []
  if (!found) throw new Error(`${path} has no picture in it`)
  return found
}
