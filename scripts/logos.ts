import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import * as viemChains from 'viem/chains'
import { snapshot } from '../packages/core/src/directory/snapshot.js'
import * as networkExports from '../packages/core/src/exports/networks.js'
import { ensureChromium } from './ensureChromium.mjs'
import { repositoryRoot } from './files/repositoryRoot.js'
import { chooseNetworks } from './logos/chooseNetworks.js'
import { chooseTokens } from './logos/chooseTokens.js'
import { logoPackages, toolPackages } from './logos/LogoPackage.js'
import { readLogo } from './logos/readLogo.js'
import { shrinkLogo } from './logos/shrinkLogo.js'
import {
  type LogoSource,
  walletLogoSources,
} from './logos/walletLogoSources.js'
import { type LogoEntry, logosFolder, writeLogos } from './logos/writeLogos.js'

/**
 * `npx tsx scripts/logos.ts <folder>`: takes the logos of wallets, networks
 * and tokens out of the packages installed in that folder, and writes them as
 * modules of up to 3 KiB. To be run by hand; nothing here depends on them.
 */
const tokenCount = 220
const [folder = ''] = process.argv.slice(2)
const modules = join(folder, 'node_modules')
if (!folder || !existsSync(join(modules, logoPackages.web3icons.name))) {
  const wanted = [
    ...Object.values(logoPackages).map(
      ({ name, version }) => `${name}@${version}`,
    ),
    ...toolPackages,
  ]
  throw new Error(
    `Install the packages into an empty folder outside of the repository, and name it:
  npm install --ignore-scripts --legacy-peer-deps --omit=peer ${wanted.join(' ')}`,
  )
}

const load = async (path: string) =>
  await import(pathToFileURL(join(modules, path)).href)
const [svgo, metadata, superchain] = [
  await load('svgo/lib/svgo-node.js'),
  await load('@web3icons/common/dist/index.js'),
  await load('@eth-optimism/tokenlist/dist/optimism.tokenlist.mjs'),
]
const drawings = join(modules, logoPackages.web3icons.name, 'dist/svgs')
const hasLogo = (path: string) => {
  const [kind = '', file] = path.split('/')
  return existsSync(join(drawings, kind, 'background', `${file}.svg.js`))
}

const browser = await chromium.launch({ executablePath: ensureChromium() })
const page = await browser.newPage()
const files = new Map<string, string>()

/** Keeps the logo of a source under the name of a file, once. */
async function keep(
  file: string,
  source: LogoSource,
): Promise<string | undefined> {
  try {
    if (!files.has(file)) {
      const logo = await readLogo(modules, source)
      files.set(file, await shrinkLogo(logo, { page, svgo }))
    }
    return file
  } catch (problem) {
    console.error(`${file} (${source}): ${problem}`)
    return undefined
  }
}

const wallets: LogoEntry[] = []
for (const [id, source] of Object.entries(walletLogoSources)) {
  const listing = snapshot.find((one) => one.id === id)
  if (!listing) throw new Error(`${id} is no bundled wallet.`)
  const file = await keep(`wallets/${id}`, source)
  if (!file) continue
  wallets.push([id, file])
  if (listing.rdns) wallets.push([listing.rdns, file])
}

const networks: LogoEntry[] = []
const currencies: LogoEntry[] = []
const presetIds = new Set<string>(
  Object.values(networkExports).flatMap((exported) =>
    'caipNetworkId' in exported ? exported.caipNetworkId : [],
  ),
)
const knownNetworks = chooseNetworks(metadata.networks, {
  coins: new Map(
    metadata.tokens.map(
      ({ filePath, id }: { filePath: string; id: string }) => [
        id,
        filePath.replace('token:', 'tokens/'),
      ],
    ),
  ),
  hasLogo,
  viemIds: new Set(Object.values(viemChains).map(({ id }) => id)),
})
// Presets are shown together, so their logos are kept together.
const chosenNetworks = knownNetworks.toSorted(
  (a, b) =>
    Number(presetIds.has(b.networkId)) - Number(presetIds.has(a.networkId)),
)
for (const { currency, logo, networkId } of chosenNetworks) {
  const file = await keep(toFile(logo), `web3icons:${logo}`)
  if (file) networks.push([networkId, file])
  const coin =
    currency && (await keep(toFile(currency), `web3icons:${currency}`))
  if (coin) currencies.push([networkId, coin])
}

const tokens = new Map<string, LogoEntry[]>()
const chosenTokens = chooseTokens(metadata.tokens, superchain.tokens, {
  count: tokenCount,
  hasLogo: (file) => hasLogo(`tokens/${file}`),
})
for (const { contracts, file } of chosenTokens) {
  const kept = await keep(toFile(`tokens/${file}`), `web3icons:tokens/${file}`)
  if (!kept) continue
  for (const [networkId, addresses] of contracts)
    tokens.set(networkId, [
      ...(tokens.get(networkId) ?? []),
      ...addresses.map((address) => [address, kept] as const),
    ])
}
await browser.close()

writeLogos({ files, wallets, networks, currencies, tokens })
spawnSync('npx', ['biome', 'format', '--write', logosFolder], {
  cwd: repositoryRoot,
  stdio: 'inherit',
})
console.log(
  `${files.size} logos: ${wallets.length} keys of wallets, ${networks.length} networks, ${chosenTokens.length} tokens`,
)

function toFile(path: string): string {
  return path
    .replace('/branded', '')
    .toLowerCase()
    .replace(/[^a-z0-9/]+/g, '-')
}
