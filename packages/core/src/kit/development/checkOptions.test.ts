import { describe, expect, it } from 'vitest'
import { hostedWallet } from '../../connectors/hostedWallet/hostedWallet.js'
import { evm } from '../../exports/evm.js'
import { base, mainnet, solanaMainnet } from '../../exports/networks.js'
import { solana } from '../../exports/solana.js'
import { walletConnect } from '../../exports/walletConnect.js'
import type { KitOptions } from '../options.js'
import { checkOptions } from './checkOptions.js'
import {
  allowed,
  good,
  loose,
  looseMistakes,
} from './looseMistakes.test.fixture.js'

const app = { name: 'Tide Market' }
const nodes = (...http: string[]) => [
  { ...mainnet, rpcUrls: { default: { http } } },
]

const mistakes: Record<string, [KitOptions, RegExp]> = {
  'no adapter': [{ app }, /no adapters.*adapters: \[evm\(\)\]/],
  'no network': [{ app, adapters: [evm()] }, /no networks.*\[mainnet\]/],
  'a network without its adapter': [
    { ...good, networks: [mainnet, solanaMainnet] },
    /Nothing serves the network Solana .*adapter of solana/,
  ],
  'an adapter without its network': [
    { ...good, adapters: [evm(), solana()] },
    /adapter of solana has no network/,
  ],
  'an adapter twice': [
    { ...good, adapters: [evm(), evm()] },
    /two adapters of eip155/,
  ],
  'a network twice': [
    { ...good, networks: [mainnet, mainnet] },
    /eip155:1 is in `networks` twice/,
  ],
  'a default that is not configured': [
    { ...good, networks: [base], defaultNetwork: mainnet },
    /`defaultNetwork` is Ethereum/,
  ],
  'no relay': [
    { ...good, connectors: [walletConnect()] },
    /`walletConnect\(\)` has no relay/,
  ],
  'no origin of a hosted wallet': [
    { ...good, connectors: [hostedWallet()] },
    /`hostedWallet\(\)` has no origin/,
  ],
  'a relay without a protocol': [
    { ...good, connectors: [walletConnect({ relayUrl: 'relay.example' })] },
    /relay "relay.example" is no WebSocket address/,
  ],
  'a relay over https': [
    { ...good, connectors: [walletConnect({ relayUrl: 'https://r.example' })] },
    /no WebSocket address/,
  ],
  'a node that is no address': [
    { ...good, networks: nodes('localhost:8545') },
    /node of Ethereum is "localhost:8545"/,
  ],
  'no node': [{ ...good, networks: nodes() }, /Ethereum has no node/],
  'no name': [{ ...good, app: { name: '' } }, /no name for wallets/],
  'terms that are no address': [
    { ...good, app: { ...app, termsUrl: '/terms' } },
    /`app.termsUrl` is "\/terms"/,
  ],
  'an icon that is no address': [
    { ...good, app: { ...app, icon: 'icon.png' } },
    /`app.icon`/,
  ],
  'nothing to accept': [
    { ...good, features: { legalCheckbox: true } },
    /nothing to accept/,
  ],
  'featured and excluded': [
    { ...good, wallets: { featured: ['trust'], exclude: ['trust'] } },
    /"trust" is featured and excluded/,
  ],
  'included and excluded': [
    { ...good, wallets: { include: ['trust'], exclude: ['trust'] } },
    /"trust" is included and excluded/,
  ],
  'nothing included': [
    { ...good, wallets: { include: [] } },
    /`wallets.include` is empty/,
  ],
  'an unknown mode': [
    loose({ theme: { mode: 'sepia' } }),
    /`theme.mode` is "sepia"/,
  ],
  'nothing to follow': [
    loose({ theme: { follow: 'body' } }),
    /`theme.follow` is "body"/,
  ],
  'a theme that follows itself': [
    { ...good, theme: { follow: 'data-theme', attribute: 'data-theme' } },
    /theme never changes/,
  ],
  'an attribute that cannot be': [
    { ...good, theme: { attribute: 'data theme' } },
    /no attribute can be called/,
  ],
  'an empty accent': [{ ...good, theme: { accent: ' ' } }, /accent` is empty/],
  'an unknown level': [
    loose({ logLevel: 'debug' }),
    /`logLevel` is "debug".*silent/,
  ],
  'polling all the time': [
    { ...good, pendingTransactions: { intervalMs: 5 } },
    /all the time/,
  ],
  'a misspelled option': [
    loose({ adapter: [] }),
    /no option `adapter`. Did you mean `adapters`\?/,
  ],
  'an option of another kit': [
    loose({ projectId: 'x' }),
    /no option `projectId`. Give it to `walletConnect\(/,
  ],
  'a misspelled feature': [
    loose({ features: { multiwalet: true } }),
    /Did you mean `features.multiWallet`\?/,
  ],
  'a misspelled wallet rule': [
    loose({ wallets: { excludes: [] } }),
    /Did you mean `wallets.exclude`\?/,
  ],
}

describe('checkOptions', () => {
  it('says nothing about good options', async () => {
    expect(await checkOptions(good)).toEqual([])
    const connectors = [walletConnect({ relayUrl: 'wss://relay.example' })]
    expect(await checkOptions({ ...good, connectors })).toEqual([])
    for (const options of allowed)
      expect(await checkOptions(loose(options))).toEqual([])
  })

  it.each(Object.entries({ ...mistakes, ...looseMistakes }))(
    '%s gets one sentence with the way to mend it',
    async (_name, [options, sentence]) => {
      const found = await checkOptions(options)
      expect(found).toEqual([expect.stringMatching(sentence)])
      expect(found[0]).toMatch(/\(docs\/\w+\.md\)\.?$/)
    },
  )
})
