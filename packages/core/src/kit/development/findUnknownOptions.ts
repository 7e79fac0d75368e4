import type { KitOptions } from '../options.js'
import { findClosest } from './findClosest.js'

/** Where Hasp has what other kits call so. */
const elsewhere: { readonly [option in string]?: string } = {
  projectId:
    'Give it to `walletConnect({ projectId })` in `connectors`, or to `dataService({ url, projectId })`.',
  chains: 'Here they are `networks`.',
  transports: 'Name your own nodes by `withRpc(mainnet, [url])`.',
  metadata: 'What a site says of itself is `app`.',
  appName: 'Here it is `app: { name }`.',
  themeMode: 'Here it is `theme: { mode }`.',
  themeVariables: 'Here they are `theme: { accent, radius, font, tokens }`.',
  featuredWalletIds: 'Here it is `wallets: { featured }`, with ids of its own.',
  ssr: 'Nothing has to be set for servers; `initialState` avoids a flash.',
  locale: 'It is a property of `<KitProvider>`.',
}

const known: { readonly [option in keyof KitOptions]-?: readonly string[] } = {
  app: ['name', 'url', 'icon', 'termsUrl', 'privacyUrl'],
  adapters: [],
  networks: [],
  defaultNetwork: [],
  features: [
    ...['send', 'receive', 'activity', 'multiWallet', 'branding'],
    'walletFeatureOrder',
    ...['allWallets', 'collapseWallets', 'legalCheckbox'],
    ...['email', 'emailShowWallets'],
  ],
  connectors: [],
  initialState: [],
  reconnect: [],
  autoConnectInWalletBrowser: [],
  wallets: [
    ...['directory', 'featured', 'include', 'exclude', 'custom'],
    ...['identities', 'prefersUniversalLinks', 'connectorOrder'],
    'suggestionUrl',
  ],
  logos: [],
  theme: [
    ...['mode', 'preset', 'accent', 'radius', 'font', 'density', 'tokens'],
    ...['presentation', 'storageKey', 'attribute', 'follow'],
  ],
  data: [],
  projectConfig: [],
  pendingTransactions: ['poll', 'intervalMs'],
  siwx: [],
  debug: [],
  logLevel: [],
  environment: [],
}

/** Options that no one reads, as a page in plain JavaScript may have them. */
export function findUnknownOptions(options: KitOptions): readonly string[] {
  const names = Object.keys(known)
  const given = Object.entries(options)
  return [
    ...given.flatMap(([name]) => judge(name, names, '')),
    ...Object.entries(known).flatMap(([group, members]) => {
      const [, value] = given.find(([name]) => name === group) ?? []
      if (members.length === 0 || typeof value !== 'object') return []
      if (!value || Array.isArray(value)) return []
      return Object.keys(value).flatMap((name) =>
        judge(name, members, `${group}.`),
      )
    }),
  ]
}

function judge(
  name: string,
  names: readonly string[],
  group: string,
): readonly string[] {
  if (names.includes(name)) return []
  const close = findClosest(name, names)
  const advice = close
    ? `Did you mean \`${group}${close}\`?`
    : (elsewhere[name] ?? `Options here are ${names.join(', ')}.`)
  return [`There is no option \`${group}${name}\`. ${advice} (docs/install.md)`]
}
