import { defineMessages } from '../../defineMessages.js'

/** Receiving: the code, the address and where they work. */
export const receive = defineMessages('receive', {
  title: 'Receive',
  addAmount: 'Add an amount',
  removeAmount: 'Without an amount',
  amount: 'Amount',
  currency: 'Ask for',
  notAnAmount: 'This is no amount of {symbol}.',
  code: 'Code of your address',
  codeWithAmount: 'Code that asks for {amount}',
  loading: 'Drawing the code',
  copy: 'Copy address',
  copied: 'Copied',
  copyByHand: 'Copying was refused. Select this and copy it.',
  share: 'Share',
  networkButton: '{network}, choose another network',
  chooseNetwork: 'Choose a network',
  noNetwork: 'Network not supported here',
  worksOn: 'Works on {networks}.',
  worksOnMore: {
    one: 'Works on {networks} and {count} more.',
    other: 'Works on {networks} and {count} more.',
  },
  onlyThere: 'What is sent on any other network may be lost.',
  allNetworks: 'All networks',
  notConnected: 'No wallet is connected',
  notConnectedText: 'Connect one to receive with it.',
  connect: 'Connect a wallet',
})
