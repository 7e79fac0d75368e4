import { defineMessages } from '../../defineMessages.js'

/** What visitors call the namespaces. */
export const namespaceNames = defineMessages('namespaceNames', {
  eip155: 'EVM',
  solana: 'Solana',
  bip122: 'Bitcoin',
  polkadot: 'Polkadot',
  cosmos: 'Cosmos',
})
