import { defineMessages } from '../../defineMessages.js'

/** What families of chains are called. */
export const families = defineMessages('families', {
  eip155: 'EVM',
  solana: 'Solana',
  bip122: 'Bitcoin',
  polkadot: 'Polkadot',
  cosmos: 'Cosmos',
})
