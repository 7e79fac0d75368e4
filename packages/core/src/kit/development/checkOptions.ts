import { asNetworks } from '../../entities/network/fromViemChain.js'
import { isNamespace } from '../../entities/network/namespace.js'
import { splitColon } from '../../entities/network/splitColon.js'
import { walletFeatures } from '../../policies/modal/walletFeatures.js'
import type { KitOptions } from '../options.js'
import { checkLooks } from './checkLooks.js'
import { checkShapes } from './checkShapes.js'
import { checkThemeValues } from './checkThemeValues.js'
import { checkWalletChoices } from './checkWalletChoices.js'
import { findUnknownOptions } from './findUnknownOptions.js'
import { isReachable, isUrl } from './isUrl.js'
import { repeated } from './repeated.js'

/**
 * What the developer of the page should mend about the options. Loaded in
 * development only.
 * @returns one sentence each, with the way to mend it and where to read on
 * @example await checkOptions({ app: { name: 'Tide Market' } })
 */
export async function checkOptions(
  options: KitOptions,
): Promise<readonly string[]> {
  const unknown = findUnknownOptions(options)
  const misshapen = checkShapes(options)
  if (misshapen.length > 0) return [...unknown, ...misshapen]
  return [
    ...unknown,
    ...checkSite(options),
    ...checkFamilies(options),
    ...checkNodes(options),
    ...checkRelays(options),
    ...checkHosted(options),
    ...(await checkWalletChoices(options)),
    ...checkLooks(options),
    ...checkThemeValues(options.theme),
  ]
}

function checkSite({ app, features }: KitOptions): readonly string[] {
  const found: string[] = []
  if (!app.name)
    found.push(
      'The site has no name for wallets to show. Give one: `app: { name: … }` (docs/install.md).',
    )
  for (const name of ['url', 'icon', 'termsUrl', 'privacyUrl'] as const) {
    const url = app[name]
    if (url !== undefined && !isUrl(url, /^https?:$/))
      found.push(
        `\`app.${name}\` is "${url}", which is no address. Write it with https:// (docs/install.md).`,
      )
  }
  if (
    isUrl(app.url ?? '', /^https?:$/) &&
    app.url !== new URL(app.url ?? '').origin
  )
    found.push(
      `\`app.url\` is "${app.url}", and wallets compare origins. Write "${new URL(app.url ?? '').origin}" (docs/install.md).`,
    )
  if (features?.legalCheckbox && !app.termsUrl && !app.privacyUrl)
    found.push(
      '`features.legalCheckbox` has nothing to accept. Set `app.termsUrl` or `app.privacyUrl` (docs/install.md).',
    )
  for (const feature of features?.walletFeatureOrder ?? [])
    if (!walletFeatures.includes(feature))
      found.push(
        `\`features.walletFeatureOrder\` has "${feature}". Use ${walletFeatures.join(', ')} (docs/install.md).`,
      )
  const { allWallets } = features ?? {}
  if (![undefined, true, false, 'mobile'].includes(allWallets))
    found.push(
      `\`features.allWallets\` is "${allWallets}". Use true, false or "mobile" (docs/wallets.md).`,
    )
  return found
}

function checkFamilies(options: KitOptions): readonly string[] {
  const { adapters = [], connectors = [], defaultNetwork } = options
  const networks = asNetworks(options.networks ?? [])
  if (adapters.length === 0 && connectors.length === 0)
    return [
      "createKit has no adapters, so there is nothing to connect. Add `adapters: [evm()]` from '@hasp/core/evm' (docs/install.md).",
    ]
  if (networks.length === 0)
    return [
      "createKit has no networks, so no wallet can be used. Add `networks: [mainnet]` from '@hasp/core/networks' (docs/networks.md).",
    ]
  const found: string[] = []
  const served = adapters.map(({ namespace }) => namespace)
  for (const namespace of repeated(served))
    found.push(
      `There are two adapters of ${namespace}, and only the last is used. Remove one (docs/networks.md).`,
    )
  for (const { caipNetworkId, name } of networks)
    if (!served.includes(namespaceIn(caipNetworkId)))
      found.push(
        `Nothing serves the network ${name} (${caipNetworkId}). Add the adapter of ${namespaceIn(caipNetworkId)} to \`adapters\`, or remove the network (docs/networks.md).`,
      )
  for (const namespace of new Set(served))
    if (!networks.some((network) => network.chainNamespace === namespace))
      found.push(
        `The adapter of ${namespace} has no network. Add one of its networks to \`networks\`, or remove the adapter (docs/networks.md).`,
      )
  const ids = networks.map(({ caipNetworkId }) => caipNetworkId)
  for (const id of repeated(ids))
    found.push(
      `The network ${id} is in \`networks\` twice. Remove one (docs/networks.md).`,
    )
  const [first] = asNetworks(defaultNetwork ? [defaultNetwork] : [])
  if (first && !ids.includes(first.caipNetworkId))
    found.push(
      `\`defaultNetwork\` is ${first.name}, which is not in \`networks\`. Add it there (docs/networks.md).`,
    )
  return found
}

function checkNodes(options: KitOptions): readonly string[] {
  return asNetworks(options.networks ?? []).flatMap(({ name, ...network }) => {
    const urls = network.rpcUrls.default.http
    const wrong = urls.filter((url) => !isUrl(url, /^https?:$/))
    const found = wrong.map(
      (url) =>
        `A node of ${name} is "${url}", which is no http address. Mend it in \`rpcUrls\`, or set it by \`withRpc\` (docs/networks.md).`,
    )
    found.push(...findUnfilled(`A node of ${name}`, urls, 'networks'))
    for (const url of urls)
      if (isUrl(url, /^http:$/) && !isReachable(url))
        found.push(
          `A node of ${name} is "${url}", which pages over https may not ask. Use its https:// address (docs/networks.md).`,
        )
    const isBare = urls.length === 0 && network.chainNamespace === 'eip155'
    if (isBare)
      found.push(
        `The network ${name} has no node, so it shows no balance. Name one by \`withRpc\` (docs/networks.md).`,
      )
    return found
  })
}

function checkRelays({ connectors = [] }: KitOptions): readonly string[] {
  return connectors.flatMap(({ relayUrls }) => {
    if (!relayUrls) return []
    if (relayUrls.length === 0)
      return [
        "`walletConnect()` has no relay and is left out. Set `relayUrl: 'wss://…'`, or a `projectId` for the public relay (docs/phones.md).",
      ]
    const found = findUnfilled('A relay', relayUrls, 'phones')
    for (const url of relayUrls) {
      if (!isUrl(url, /^wss?:$/))
        found.push(
          `The relay "${url}" is no WebSocket address. Write it with wss:// (docs/phones.md).`,
        )
      else if (isUrl(url, /^ws:$/) && !isReachable(url))
        found.push(
          `The relay "${url}" is not encrypted, and pages over https may not open it. Write it with wss:// (docs/phones.md).`,
        )
    }
    return found
  })
}

function checkHosted({ connectors = [] }: KitOptions): readonly string[] {
  return connectors.some(({ lacksOrigin }) => lacksOrigin)
    ? [
        "`hostedWallet()` has no origin, so there is no login by e-mail. Set `origin: 'https://…'`, where the wallet is hosted (docs/hostedWallet.md).",
      ]
    : []
}

/** Addresses with a gap where a variable of the build was to be. */
function findUnfilled(
  what: string,
  urls: readonly string[],
  page: string,
): string[] {
  return urls
    .filter((url) =>
      /[/=](undefined|null)\b|your[-_]?(api[-_]?)?key|<[^>]*>|\$\{/i.test(url),
    )
    .map(
      (url) =>
        `${what} is "${url}", which still lacks its key. Check the variable that the build fills in (docs/${page}.md).`,
    )
}

function namespaceIn(id: string) {
  const [namespace = ''] = splitColon(id, 2) ?? []
  return isNamespace(namespace) ? namespace : 'eip155'
}
