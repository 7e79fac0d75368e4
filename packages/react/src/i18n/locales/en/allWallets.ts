import { defineMessages } from '../../defineMessages.js'

/** The view AllWallets. */
export const allWallets = defineMessages('allWallets', {
  title: 'All wallets',
  search: 'Search wallets',
  searchMany: { one: 'Search {count} wallet', other: 'Search {count} wallets' },
  filters: 'Which wallets',
  all: 'All',
  installed: 'Installed',
  mobile: 'Mobile',
  extension: 'Extension',
  isInstalled: 'installed',
  showCode: 'Show a code to scan',
  count: { one: '{count} wallet', other: '{count} wallets' },
  countShown: {
    one: '{count} wallet, {shown} shown',
    other: '{count} wallets, {shown} shown',
  },
  loadMore: 'Load more',
  nothingTitle: 'Nothing called “{search}”',
  nothing: 'It may go by another name, or you can scan a code with its app.',
  emptyTitle: 'No wallet here',
  empty: 'The list has none of this kind.',
  pair: 'Pair with a phone',
})
