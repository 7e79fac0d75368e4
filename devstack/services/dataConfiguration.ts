import { fileURLToPath } from 'node:url'
import type { Configuration } from '@hasp/data-service'
import {
  type Addresses,
  ensContracts,
  multicallAddress,
  ownDomain,
  solanaChain,
  solanaTestTokens,
  testTokens,
  unlistedToken,
} from '../addresses.js'

/** An empty database, which makes every start but the first a quick one. */
const seedFolder = fileURLToPath(
  new URL('../../.cache/data-service/seeds', import.meta.url),
)

const [token, dollar] = testTokens
const [, solanaDollar, coin] = solanaTestTokens

/**
 * What the data service of the local stack is started with. One token of each
 * chain has no price, so that there is one that nobody knows, and some have
 * pictures, which the demo's server has. What accounts did
 * and are called is forgotten with the chains, at the end of the stack.
 * @param stack where everything is
 * @param files.operatorFile where its projects are
 * @param files.keyFile what it signs registered names with
 */
export function dataConfiguration(
  stack: Addresses,
  { keyFile, operatorFile }: dataConfiguration.Files,
): Configuration {
  const address = stack.dataService
  const icons: Readonly<Record<string, string>> = {
    [token.address]: 'htk',
    [dollar.address]: 'husd',
    [solanaDollar.address]: 'husd',
  }
  const describe = ({ address, decimals, name, symbol }: Token): Token => {
    const icon = icons[address]
    return {
      ...{ address, decimals, name, symbol },
      ...(icon && { iconUrl: `${stack.demo.url}/tokens/${icon}.svg` }),
    }
  }
  const ether = { name: 'Ether', symbol: 'ETH', decimals: 18 }
  const evm = {
    nativeCurrency: ether,
    tokenLists: [],
    tokens: [...testTokens, unlistedToken].map(describe),
    fixedPrices: {
      native: 2_000,
      [dollar.address]: 1,
      [unlistedToken.address]: 0.5,
    },
    follow: { from: 0, everyMs: 500 },
  }
  return {
    role: 'both',
    listen: { host: new URL(address.url).hostname, port: address.port },
    publicUrl: address.url,
    origins: '*',
    trustedProxies: 0,
    // Everybody on this machine is of one network.
    requestsPerMinute: 1_000_000,
    projects: {
      operatorFile,
      areRequired: false,
      requestsPerMinute: 1_000_000,
    },
    database: { seedFolder },
    outside: { allowedOrigins: [address.url, stack.demo.url] },
    names: {
      networkId: `eip155:${stack.evmA.chainId}`,
      rpcUrls: [stack.evmA.url],
      universalResolver: ensContracts.universalResolver,
      registry: {
        domain: ownDomain,
        resolver: ensContracts.offchainResolver,
        keyFile,
        reserved: [],
      },
    },
    networks: [
      {
        ...evm,
        id: `eip155:${stack.evmA.chainId}`,
        name: stack.evmA.name,
        rpcUrls: [stack.evmA.url],
        multicall: multicallAddress,
      },
      {
        ...evm,
        id: `eip155:${stack.evmB.chainId}`,
        name: stack.evmB.name,
        rpcUrls: [stack.evmB.url],
      },
      {
        id: `solana:${solanaChain.reference}`,
        name: solanaChain.name,
        nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
        rpcUrls: [stack.solana.url],
        tokenLists: [],
        tokens: solanaTestTokens.map(describe),
        fixedPrices: {
          native: 100,
          [solanaDollar.address]: 1,
          [coin.address]: 0.25,
        },
      },
    ],
  }
}

export declare namespace dataConfiguration {
  interface Files {
    readonly operatorFile: string
    readonly keyFile: string
  }
}

type Token = Configuration['networks'][number]['tokens'][number]
