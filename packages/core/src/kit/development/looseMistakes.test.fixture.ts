import { evm } from '../../exports/evm.js'
import {
  base,
  mainnet,
  solanaMainnet,
  withRpc,
} from '../../exports/networks.js'
import { walletConnect } from '../../exports/walletConnect.js'
import type { KitOptions } from '../options.js'

const app = { name: 'Tide Market' }

export const good: KitOptions = {
  app,
  adapters: [evm()],
  networks: [mainnet, base],
}

/** Options as a page in plain JavaScript may write them. */
export const loose = (options: object): KitOptions =>
  Object.assign({ ...good }, options)

const wallets = (choices: object) => loose({ wallets: choices })
const theme = (looks: object) => loose({ theme: looks })
const relay = (relayUrl: string) =>
  loose({ connectors: [walletConnect({ relayUrl })] })
const node = (url: string) => loose({ networks: [withRpc(mainnet, [url])] })
const kite = {
  id: 'kite',
  name: 'Kite',
  namespaces: ['eip155'],
  homepage: 'https://kite.example',
  isPairable: true,
  links: { native: 'kite://' },
  stores: {},
}

/** What is right, though it looks like one of the mistakes. */
export const allowed: readonly object[] = [
  { app: { ...app, url: 'https://tide.example' } },
  { networks: [withRpc(mainnet, ['http://localhost:8545'])] },
  { connectors: [walletConnect({ relayUrl: 'ws://127.0.0.1:4001' })] },
  { wallets: { featured: ['metamask', 'io.metamask'], custom: [kite] } },
  { wallets: { include: ['kite'], custom: [kite] } },
  { wallets: { suggestionUrl: 'mailto:wallets@tide.example' } },
  { theme: { accent: { dark: '#9d8cf5', light: '#5b45c9' } } },
  { features: { allWallets: 'mobile', walletFeatureOrder: ['send'] } },
]

/** Mistakes of pages that no compiler reads, or that no type rules out. */
export const looseMistakes: Record<string, [KitOptions, RegExp]> = {
  'an adapter that is not called': [
    loose({ adapters: [evm] }),
    /`adapters` holds a function named evm. Call it/,
  ],
  'an adapter outside of a list': [
    loose({ adapters: evm() }),
    /`adapters` is no list/,
  ],
  'an adapter by its name': [
    loose({ adapters: ['evm'] }),
    /`adapters` holds "evm"/,
  ],
  'an adapter that was not exported': [
    loose({ adapters: [undefined] }),
    /`adapters` holds undefined/,
  ],
  'a connector that is not called': [
    loose({ connectors: [walletConnect] }),
    /`connectors` holds a function/,
  ],
  'a connector outside of a list': [
    loose({ connectors: walletConnect() }),
    /`connectors` is no list/,
  ],
  'a connector by its name': [
    loose({ connectors: ['walletConnect'] }),
    /`connectors` holds "walletConnect"/,
  ],
  'a network outside of a list': [
    loose({ networks: mainnet }),
    /`networks` is no list/,
  ],
  'a network by its number': [
    loose({ networks: [1] }),
    /`networks` has 1 where a network belongs/,
  ],
  'a network by its id': [
    loose({ networks: ['eip155:1'] }),
    /has "eip155:1" where/,
  ],
  'a network that was not exported': [
    loose({ networks: [undefined] }),
    /has undefined where/,
  ],
  'a default network by its number': [
    loose({ defaultNetwork: 1 }),
    /`defaultNetwork` has 1 where/,
  ],
  'a number in quotes': [
    loose({ networks: [{ ...mainnet, caipNetworkId: undefined, id: '1' }] }),
    /Ethereum" has the id "1"/,
  ],
  'a network without addresses': [
    loose({ networks: [{ ...mainnet, rpcUrls: 'https://node.example' }] }),
    /no `rpcUrls.default.http`/,
  ],
  'the app as a text': [
    loose({ app: 'Tide Market' }),
    /`app` is "Tide Market"/,
  ],
  'features as a list': [loose({ features: ['send'] }), /`features` is a list/],
  'the theme as a text': [loose({ theme: 'dark' }), /`theme` is "dark"/],
  'wallets as a list': [
    loose({ wallets: ['metamask'] }),
    /`wallets` is a list/,
  ],
  'a feature in quotes': [
    loose({ features: { send: 'false' } }),
    /`features.send` is "false", and counts as on/,
  ],
  'a switch in quotes': [
    loose({ reconnect: 'false' }),
    /`reconnect` is "false", and counts as on/,
  ],
  'a cookie instead of what is in it': [
    loose({ initialState: 'hasp=1' }),
    /`readKitState\(cookie\)`/,
  ],
  'sign-in as bare options': [
    loose({ siwx: { url: '/siwx' } }),
    /`siwx` is not what `siwx\({ url }\)` of @hasp\/core\/siwx returns/,
  ],
  'an unknown feature in the order': [
    loose({ features: { walletFeatureOrder: ['swap'] } }),
    /`features.walletFeatureOrder` has "swap". Use receive, send/,
  ],
  'an unknown way to all wallets': [
    loose({ features: { allWallets: 'desktop' } }),
    /`features.allWallets` is "desktop"/,
  ],
  'an origin with a slash': [
    loose({ app: { ...app, url: 'https://tide.example/' } }),
    /compare origins. Write "https:\/\/tide.example"/,
  ],
  'a node without encryption': [
    node('http://node.example'),
    /pages over https may not ask/,
  ],
  'a node without its key': [
    node('https://node.example/v2/undefined'),
    /still lacks its key/,
  ],
  'a relay without encryption': [
    relay('ws://relay.example'),
    /is not encrypted/,
  ],
  'a relay without its key': [
    relay('wss://relay.example?key=<your key>'),
    /still lacks its key/,
  ],
  'a misspelt wallet': [
    wallets({ featured: ['metamsk'] }),
    /"metamsk". Did you mean "metamask"\?/,
  ],
  'a wallet of another directory': [
    wallets({ include: ['c57ca95b47569778a828d19178114f4d'] }),
    /No wallet of the bundled list has the id "c57ca95b/,
  ],
  'a wallet featured twice': [
    wallets({ featured: ['trust', 'trust'] }),
    /`wallets.featured` twice/,
  ],
  'two wallets with one id': [
    wallets({ custom: [kite, kite] }),
    /Two wallets of `wallets.custom` have the id "kite"/,
  ],
  'a wallet without a homepage': [
    wallets({ custom: [{ ...kite, homepage: 'kite.example' }] }),
    /homepage of Kite is "kite.example"/,
  ],
  'a picture without encryption': [
    wallets({ custom: [{ ...kite, imageUrl: 'http://kite.example/a.png' }] }),
    /picture of Kite comes over http/,
  ],
  'a wallet for phones that nothing opens': [
    wallets({ custom: [{ ...kite, links: {} }] }),
    /No link opens Kite/,
  ],
  'an unknown section': [
    wallets({ connectorOrder: ['installed'] }),
    /"installed", which is no section/,
  ],
  'a directory by its address': [
    wallets({ directory: 'https://tide.example/wallets' }),
    /`wallets.directory` is no directory/,
  ],
  'a place to suggest wallets that is no address': [
    wallets({ suggestionUrl: '/suggest' }),
    /`wallets.suggestionUrl` is "\/suggest"/,
  ],
  'an empty key': [theme({ storageKey: '' }), /`theme.storageKey` is empty/],
  'a colour for one mode': [
    theme({ accent: { dark: '#9d8cf5' } }),
    /one mode only/,
  ],
  'a colour without its hash': [theme({ accent: '7058e2' }), /Write "#7058e2"/],
  'the chains of another kit': [
    loose({ chains: [solanaMainnet] }),
    /no option `chains`. Here they are `networks`/,
  ],
  'the theme of another kit': [
    loose({ themeMode: 'dark' }),
    /Here it is `theme: \{ mode \}`/,
  ],
  'the language among the options': [
    loose({ locale: 'de' }),
    /property of `<KitProvider>`/,
  ],
}
