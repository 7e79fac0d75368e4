import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const fakeWallet = { name: 'Bench Wallet', rdns: 'com.bench.wallet' }

/** Reads `apps/<name>/app.json` for the given names, or for every folder. */
export async function readApps({ appsFolder, workFolder, names }) {
  const chosen = names ?? (await readdir(appsFolder))
  return await Promise.all(
    chosen.map(async (name) => {
      const source = join(appsFolder, name)
      const text = await readFile(join(source, 'app.json'), 'utf8')
      const directory = join(workFolder, name)
      const builds = join(directory, 'dist')
      const place = { name, source, directory, builds }
      return { wallet: undefined, ...JSON.parse(text), fakeWallet, ...place }
    }),
  )
}
