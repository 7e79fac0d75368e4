import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '../files/repositoryRoot.js'
import { budgets } from './budgets.js'
import type { SizeRow } from './SizeRow.js'
import { weigh } from './weigh.js'

/** Weighs what the hosted wallet's own origin serves, as it is served. */
export async function measureWalletSite(): Promise<readonly SizeRow[]> {
  const folder = join(repositoryRoot, '.cache/size/walletSite')
  rmSync(folder, { recursive: true, force: true })
  const program = join(repositoryRoot, 'apps/hosted-wallet-site/build.ts')
  execFileSync(process.execPath, ['--import', 'tsx', program, folder], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const assets = readdirSync(join(folder, 'assets'))
  const page = (path: string) => {
    const file = join(path, 'index.html')
    const html = readFileSync(join(folder, file), 'utf8')
    const named = assets.map((asset) => `assets/${asset}`)
    return [file, ...named.filter((asset) => html.includes(`"/${asset}"`))]
  }
  const worker = (name: string) =>
    assets
      .filter((asset) => asset.startsWith(`${name}.`))
      .map((asset) => `assets/${asset}`)
  const rows = [
    ['frame, all of it', budgets.walletFrame, page('frame/v1')],
    ['window for approvals', budgets.walletFrame, page('approve')],
    ['page of its own', budgets.walletFrame, page('')],
    ['signer', budgets.walletSigner, worker('signer')],
    ['worker for passwords', budgets.walletPassword, worker('password')],
  ] as const
  return await Promise.all(
    rows.map(async ([name, limit, files]) => {
      if (files.length === 0) throw new Error(`No ${name} in the build.`)
      const bytes = await weigh({ folder }, files)
      return { name: `wallet’s origin: ${name}`, bytes, limit, files }
    }),
  )
}
