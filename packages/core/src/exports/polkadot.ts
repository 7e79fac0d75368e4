export type { PolkadotWallet } from '../adapters/polkadot/describeSource.js'
export { polkadot } from '../adapters/polkadot/polkadotAdapter.js'
export type { PolkadotProvider } from '../ports/PolkadotProvider.js'
