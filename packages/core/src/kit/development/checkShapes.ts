import type { KitOptions } from '../options.js'

/** Options as a page in plain JavaScript may write them. */
type Loose = { readonly [option in keyof KitOptions]: unknown }

const switches = ['reconnect', 'autoConnectInWalletBrowser', 'debug'] as const
const featureSwitches = [
  ...['send', 'receive', 'multiWallet', 'branding'],
  ...['collapseWallets', 'legalCheckbox', 'email', 'emailShowWallets'],
]

/**
 * What is of another kind than the option takes; whoever writes TypeScript is
 * told by the compiler. Nothing else can be judged before it is mended.
 */
export function checkShapes(options: KitOptions): readonly string[] {
  const loose: Loose = options
  return [
    ...checkGroups(loose),
    ...checkMembers(loose.adapters, {
      option: 'adapters',
      good: '[evm()]',
      page: 'install',
    }),
    ...checkMembers(loose.connectors, {
      option: 'connectors',
      good: '[walletConnect({ relayUrl })]',
      page: 'connectors',
    }),
    ...checkNetworks(loose),
    ...checkSwitches(loose),
    ...checkState(loose),
  ]
}

function checkGroups({ app, features, theme, wallets }: Loose) {
  const groups = {
    app: [app, "{ name: 'Tide Market' }", 'install'],
    features: [features, '{ multiWallet: true }', 'install'],
    theme: [theme, "{ mode: 'dark' }", 'theming'],
    wallets: [wallets, "{ featured: ['metamask'] }", 'wallets'],
  } as const
  return Object.entries(groups).flatMap(([option, [value, good, page]]) =>
    value === undefined || isRecord(value)
      ? []
      : [
          `\`${option}\` is ${show(value)}. Write e.g. \`${option}: ${good}\` (docs/${page}.md).`,
        ],
  )
}

function checkMembers(
  list: unknown,
  { good, option, page }: { good: string; option: string; page: string },
): readonly string[] {
  if (list === undefined) return []
  if (!Array.isArray(list))
    return [
      `\`${option}\` is no list. Write \`${option}: ${good}\` (docs/${page}.md).`,
    ]
  return list.flatMap((member: unknown) => {
    if (typeof member === 'function')
      return [
        `\`${option}\` holds a function${member.name && ` named ${member.name}`}. Call it: \`${option}: ${good}\` (docs/${page}.md).`,
      ]
    if (isRecord(member) && typeof member.create === 'function') return []
    return [
      `\`${option}\` holds ${show(member)}, which is none. Write \`${option}: ${good}\` (docs/${page}.md).`,
    ]
  })
}

function checkNetworks({ defaultNetwork, networks }: Loose): readonly string[] {
  if (networks !== undefined && !Array.isArray(networks))
    return [
      "`networks` is no list. Write `networks: [mainnet]`, from '@hasp/core/networks' (docs/networks.md).",
    ]
  const given: readonly (readonly [string, unknown])[] = [
    ...(networks ?? []).map((one: unknown) => ['networks', one] as const),
    ...(defaultNetwork === undefined
      ? []
      : [['defaultNetwork', defaultNetwork] as const]),
  ]
  return given.flatMap(([option, network]) => {
    if (!isRecord(network))
      return [
        `\`${option}\` has ${show(network)} where a network belongs. Import one, as mainnet, from '@hasp/core/networks', or make one by \`defineNetwork\` (docs/networks.md).`,
      ]
    const { caipNetworkId, chainNamespace = 'eip155', id, name } = network
    const isEvm = chainNamespace === 'eip155'
    if (isEvm && caipNetworkId === undefined && typeof id !== 'number')
      return [
        `The network ${show(name)} has the id ${show(id)}. On EVM an id is a number, as 1 (docs/networks.md).`,
      ]
    const { rpcUrls } = network
    const nodes = isRecord(rpcUrls) ? rpcUrls.default : undefined
    return isRecord(nodes) && Array.isArray(nodes.http)
      ? []
      : [
          `The network ${show(name)} has no \`rpcUrls.default.http\`. Set it by \`withRpc\`, or write \`rpcUrls: { default: { http: [] } }\` (docs/networks.md).`,
        ]
  })
}

function checkSwitches(loose: Loose): readonly string[] {
  const features = isRecord(loose.features) ? loose.features : {}
  const values = [
    ...switches.map((name) => [name, loose[name]] as const),
    ...featureSwitches.map(
      (name) => [`features.${name}`, features[name]] as const,
    ),
  ]
  return values.flatMap(([name, value]) =>
    value === undefined || typeof value === 'boolean'
      ? []
      : [
          `\`${name}\` is ${show(value)}, and counts as ${value ? 'on' : 'off'}. Write true or false (docs/install.md).`,
        ],
  )
}

function checkState({ data, initialState, siwx }: Loose): readonly string[] {
  const found: string[] = []
  if (
    data !== undefined &&
    !(isRecord(data) && typeof data.over === 'function')
  )
    found.push(
      '`data` is not what `dataService({ url })` of @hasp/core/dataService returns. Write `data: dataService({ url: "https://data.example" })` (docs/dataService.md).',
    )
  if (initialState !== undefined && !isRecord(initialState))
    found.push(
      `\`initialState\` is ${show(initialState)}. Give it what \`readKitState(cookie)\` returns (docs/nextjs.md).`,
    )
  if (
    siwx !== undefined &&
    !(isRecord(siwx) && typeof siwx.bind === 'function')
  )
    found.push(
      '`siwx` is not what `siwx({ url })` of @hasp/core/siwx returns, so nobody could be asked to sign in. Write `siwx: siwx({ url: "/siwx" })` (docs/signIn.md).',
    )
  return found
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A value as a developer recognises it. */
function show(value: unknown): string {
  if (typeof value === 'string') return `"${value}"`
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object' && value ? 'an object' : String(value)
}
