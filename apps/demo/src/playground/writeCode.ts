import type { Namespace } from '@hasp/core'
import {
  colourTokens,
  defaultSettings,
  fonts,
  type PlaygroundSettings,
} from './playgroundSettings.js'

/** What a site imports for a namespace: its adapter and networks of it. */
const imports: Record<
  Namespace,
  { adapter: string; entry: string; networks: readonly string[] }
> = {
  eip155: { adapter: 'evm', entry: 'evm', networks: ['mainnet', 'base'] },
  solana: { adapter: 'solana', entry: 'solana', networks: ['solanaMainnet'] },
  bip122: {
    adapter: 'bitcoin',
    entry: 'bitcoin',
    networks: ['bitcoinMainnet'],
  },
  polkadot: {
    adapter: 'polkadot',
    entry: 'polkadot',
    networks: ['polkadotRelay'],
  },
  cosmos: { adapter: 'cosmos', entry: 'cosmos', networks: ['cosmosHub'] },
}

/** The app that a site would write for these settings, as one file. */
export function writeCode(settings: PlaygroundSettings): string {
  const families = settings.namespaces.map((namespace) => imports[namespace])
  const networks = families.flatMap((family) => family.networks)
  const part =
    settings.placement === 'embedded' ? 'EmbeddedKit' : 'ConnectButton'
  const adapters = families.map(({ adapter }) => `${adapter}()`)
  const locale =
    settings.locale === 'auto' ? '' : ` locale="${settings.locale}"`
  const named = [part, 'createKit', 'KitProvider'].sort((one, other) =>
    one.localeCompare(other),
  )
  return [
    ...families.map(
      ({ adapter, entry }) =>
        `import { ${adapter} } from '@hasp/core/${entry}'`,
    ),
    ...(settings.data
      ? ["import { dataService } from '@hasp/core/dataService'"]
      : []),
    ...(settings.hostedWallet
      ? ["import { hostedWallet } from '@hasp/core/hostedWallet'"]
      : []),
    `import { ${networks.join(', ')} } from '@hasp/core/networks'`,
    ...(settings.walletConnect
      ? ["import { walletConnect } from '@hasp/core/walletConnect'"]
      : []),
    `import { ${named.join(', ')} } from '@hasp/react'`,
    "import '@hasp/react/styles.css'",
    '',
    'const kit = createKit({',
    "  app: { name: 'Tide Market' },",
    `  adapters: [${adapters.join(', ')}],`,
    `  networks: [${networks.join(', ')}],`,
    ...writeConnectors(settings),
    ...(settings.data
      ? [
          '  // Where you, or somebody for you, runs the data service.',
          "  data: dataService({ url: 'https://data.example' }),",
        ]
      : []),
    ...writeGroup('features', changedFeatures(settings)),
    ...writeGroup('theme', changedLooks(settings)),
    '})',
    '',
    'export default function App() {',
    '  return (',
    `    <KitProvider kit={kit}${locale}>`,
    `      <${part} />`,
    '    </KitProvider>',
    '  )',
    '}',
    '',
  ].join('\n')
}

function writeConnectors(settings: PlaygroundSettings): string[] {
  const connectors = [
    ...(settings.walletConnect
      ? [
          '    // Your id of the public relay, or `relayUrl` of your own.',
          "    walletConnect({ projectId: 'your-project-id' }),",
        ]
      : []),
    ...(settings.hostedWallet
      ? [
          '    // Where you, or somebody for you, hosts the wallet.',
          "    hostedWallet({ origin: 'https://wallet.example' }),",
        ]
      : []),
  ]
  return connectors.length > 0 ? ['  connectors: [', ...connectors, '  ],'] : []
}

function changedFeatures(settings: PlaygroundSettings) {
  const names = ['multiWallet', 'send', 'receive', 'branding'] as const
  return names
    .filter((name) => settings[name] !== defaultSettings[name])
    .map((name) => `${name}: ${settings[name]}`)
}

function changedLooks(settings: PlaygroundSettings): string[] {
  const { accent, density, font, mode, placement, preset, radius } = settings
  return [
    ...(mode === defaultSettings.mode ? [] : [`mode: '${mode}'`]),
    ...(preset === 'none' ? [] : [`preset: '${preset}'`]),
    ...(accent === undefined ? [] : [`accent: '${accent}'`]),
    ...(radius === undefined ? [] : [`radius: ${radius}`]),
    ...(font === undefined ? [] : [`font: '${fonts[font]}'`]),
    ...(density === defaultSettings.density ? [] : [`density: '${density}'`]),
    ...(placement === 'embedded' || placement === 'modal'
      ? []
      : [`presentation: '${placement}'`]),
    ...writeTokens(settings.tokens),
  ]
}

function writeTokens(tokens: PlaygroundSettings['tokens']): string[] {
  const lines = colourTokens.flatMap((token) =>
    tokens[token] ? [`      '${token}': '${tokens[token]}',`] : [],
  )
  return lines.length > 0 ? [['tokens: {', ...lines, '    }'].join('\n')] : []
}

function writeGroup(name: string, entries: readonly string[]): string[] {
  if (entries.length === 0) return []
  return [`  ${name}: {`, ...entries.map((entry) => `    ${entry},`), '  },']
}
