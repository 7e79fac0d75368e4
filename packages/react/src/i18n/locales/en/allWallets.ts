import { defineMessages } from '../../defineMessages.js'

/** The view AllWallets. */
export const allWallets = defineMessages('allWallets', {
  title: 'All wallets',
  search: 'Search wallets',
  searchMany: {
    one: 'Search {count} wallet',
    other: 'Search {count} wallets',
  },
  filters: 'Filter wallets',
  all: 'All',
  installed: 'Installed',
  mobile: 'Mobile',
  extension: 'Extension',
  openSource: 'Open source',
  isInstalled: 'Installed',
  showCode: 'Show QR code',
  count: {
    one: '{count} wallet',
    other: '{count} wallets',
  },
  countShown: {
    one: '{shown} of {count} wallet',
    other: '{shown} of {count} wallets',
  },
  loadMore: 'Show more',
  nothingTitle: 'No results for “{search}”',
  nothing: 'Check the spelling, or scan a QR code with your wallet app.',
  emptyTitle: 'No wallets here',
  empty: 'No wallets match this filter.',
  pair: 'Scan QR code',
  suggest: 'Suggest a wallet',
})
