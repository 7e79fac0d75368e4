import type { KitOptions } from '../options.js'

const known: { readonly [option in keyof KitOptions]-?: readonly string[] } = {
  app: ['name', 'url', 'icon', 'termsUrl', 'privacyUrl'],
  adapters: [],
  networks: [],
  defaultNetwork: [],
  features: [
    ...['send', 'receive', 'multiWallet', 'branding', 'walletFeatureOrder'],
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
  ],
  logos: [],
  theme: [
    ...['mode', 'preset', 'accent', 'radius', 'font', 'density', 'tokens'],
    ...['presentation', 'storageKey', 'attribute', 'follow'],
  ],
  pendingTransactions: ['poll', 'intervalMs'],
  signIn: [],
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
      if (members.length === 0 || typeof value !== 'object' || !value) return []
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
  const close = names.find((one) => distance(one, name) <= 2)
  const advice = close
    ? `Did you mean \`${group}${close}\`?`
    : `Options here are ${names.join(', ')}.`
  return [`There is no option \`${group}${name}\`. ${advice} (docs/install.md)`]
}

/** How many letters have to change to make one word of another. */
function distance(from: string, to: string): number {
  let row = [...to, ''].map((_, index) => index)
  for (const [index, letter] of [...from.toLowerCase()].entries()) {
    const next = [index + 1]
    for (const [place, other] of [...to.toLowerCase()].entries())
      next.push(
        Math.min(
          (row[place + 1] ?? 0) + 1,
          (next[place] ?? 0) + 1,
          (row[place] ?? 0) + (letter === other ? 0 : 1),
        ),
      )
    row = next
  }
  return row.at(-1) ?? 0
}
