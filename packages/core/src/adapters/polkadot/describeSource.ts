import type { ConnectorInfo } from '../../entities/connection/connectorInfo.js'
import { readShortText } from '../../utils/readShortText.js'

/** A source that the site knows more of than its key says. */
export type PolkadotWallet = {
  /** Its key in `window.injectedWeb3`; with a dot in it, also its rdns. */
  readonly source: string
  readonly name: string
  /** By which it is known in other namespaces, as EIP-6963 names it. */
  readonly rdns?: string | undefined
  readonly imageUrl?: string | undefined
}

const knownWallets: readonly PolkadotWallet[] = [
  { source: 'polkadot-js', name: 'polkadot{.js}' },
  { source: 'talisman', name: 'Talisman', rdns: 'xyz.talisman' },
  { source: 'subwallet-js', name: 'SubWallet', rdns: 'app.subwallet' },
  { source: 'enkrypt', name: 'Enkrypt', rdns: 'com.enkrypt' },
  { source: 'fearless-wallet', name: 'Fearless' },
  { source: 'polkagate', name: 'PolkaGate' },
]

/** The app calls itself polkadot-js on its pages. */
const nova: PolkadotWallet = {
  source: 'polkadot-js',
  name: 'Nova Wallet',
  rdns: 'io.novawallet',
}

const rdnsPattern = /^[a-z0-9_-]+(\.[a-z0-9_-]+)+$/i

/** Newer sources hide their name behind a number until they are accepted. */
const numberPattern = /^\d+$/

/**
 * What is known of a source before it is asked anything.
 * @param parameters.taken ids of other sources: whoever claims one second
 * gets another id
 */
export function describeSource(parameters: {
  readonly key: string
  readonly window: object
  readonly wallets: readonly PolkadotWallet[]
  readonly taken: readonly string[]
}): ConnectorInfo {
  const { key, taken, wallets, window } = parameters
  const known = [
    ...wallets,
    ...(isNova(window) ? [nova] : []),
    ...knownWallets,
  ].find(({ source }) => source === key)
  const rdns = known?.rdns ?? (rdnsPattern.test(key) ? key : undefined)
  const storageId = rdns ?? (known ? key : `injectedWeb3:${key}`)
  const ownName = numberPattern.test(key) ? undefined : readShortText(key)
  return {
    id: taken.includes(storageId) ? `${storageId}#${key}` : storageId,
    storageId,
    name: known?.name ?? ownName ?? 'Browser wallet',
    type: 'INJECTED',
    namespaces: ['polkadot'],
    ...(known?.imageUrl && { imageUrl: known.imageUrl }),
    ...(rdns && { info: { rdns } }),
  }
}

function isNova(window: object): boolean {
  try {
    const { walletExtension } = window as {
      readonly walletExtension?: { readonly isNovaWallet?: unknown }
    }
    return walletExtension?.isNovaWallet === true
  } catch {
    return false
  }
}
