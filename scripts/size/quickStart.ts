import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '../files/repositoryRoot.js'

/** A namespace that a page may add to the quick start. */
export type AddedNamespace = 'Solana' | 'Bitcoin' | 'Polkadot' | 'Cosmos'

const networkOf: { readonly [name in AddedNamespace]: string } = {
  Solana: 'solanaMainnet',
  Bitcoin: 'bitcoinMainnet',
  Polkadot: 'polkadotRelay',
  Cosmos: 'cosmosHub',
}

/** The README's quick start, as it is printed there. */
export function readQuickStart(): string {
  const readme = readFileSync(join(repositoryRoot, 'README.md'), 'utf8')
  const [, code] = /## Quick start\n+```tsx\n([\s\S]*?)```/.exec(readme) ?? []
  if (!code) throw new Error('The README has no quick start.')
  return code
}

/**
 * The quick start with more namespaces, wallets on phones, a login by e-mail, a
 * server to sign in at or a data service.
 * @throws when the quick start has no place for them
 */
export function extendQuickStart(
  code: string,
  parts: {
    readonly namespaces?: readonly AddedNamespace[]
    readonly hasWalletConnect?: boolean
    readonly hasHostedWallet?: boolean
    readonly hasSignIn?: boolean
    readonly hasData?: boolean
  },
): string {
  const { hasData, hasHostedWallet, hasSignIn, hasWalletConnect } = parts
  const { namespaces = [] } = parts
  const names = namespaces.map((name) => name.toLowerCase())
  const imports = [
    ...names.map((name) => `import { ${name} } from '@hasp/core/${name}'`),
    ...namespaces.map(
      (name) => `import { ${networkOf[name]} } from '@hasp/core/networks'`,
    ),
    ...(hasWalletConnect
      ? [`import { walletConnect } from '@hasp/core/walletConnect'`]
      : []),
    ...(hasHostedWallet
      ? [`import { hostedWallet } from '@hasp/core/hostedWallet'`]
      : []),
    ...(hasSignIn ? [`import { siwx } from '@hasp/core/siwx'`] : []),
    ...(hasData
      ? [`import { dataService } from '@hasp/core/dataService'`]
      : []),
  ]
  const sources = [
    hasWalletConnect && "walletConnect({ relayUrl: 'wss://relay.example' })",
    hasHostedWallet && "hostedWallet({ origin: 'https://wallet.example' })",
  ].filter(Boolean)
  const connectors =
    sources.length > 0 ? `connectors: [${sources.join(', ')}], ` : ''
  const signIn = hasSignIn ? "siwx: siwx({ url: '/siwx' }), " : ''
  const data = hasData
    ? "data: dataService({ url: 'https://data.example' }), "
    : ''
  const extended = replaceOnce(
    replaceOnce(
      code,
      'adapters: [evm()',
      `${connectors}${signIn}${data}adapters: [evm()${names.map((name) => `, ${name}()`).join('')}`,
    ),
    'networks: [',
    `networks: [${namespaces.map((name) => `${networkOf[name]}, `).join('')}`,
  )
  return [...imports, extended].join('\n')
}

function replaceOnce(text: string, from: string, to: string): string {
  if (text.split(from).length !== 2)
    throw new Error(`The quick start does not have "${from}" once.`)
  return text.replace(from, () => to)
}
