import { defineMessages } from '../../defineMessages.js'

/** Receiving: the code, the address and where they work. */
export const receive = defineMessages('receive', {
  title: 'Receive',
  addAmount: 'Add amount',
  removeAmount: 'Remove amount',
  amount: 'Amount',
  currency: 'Request in',
  notAnAmount: 'Enter a valid {symbol} amount.',
  code: 'QR code for your address',
  codeWithAmount: 'QR code requesting {amount}',
  loading: 'Creating QR code…',
  copy: 'Copy address',
  copied: 'Copied',
  copyByHand: 'Couldn’t copy. Select the text and copy it.',
  share: 'Share',
  networkButton: '{network}, switch network',
  chooseNetwork: 'Choose a network',
  noNetwork: 'Unsupported network',
  received: 'Received {amount}',
  worksOn: 'This address works on {networks}.',
  worksOnMore: {
    one: 'This address works on {networks} and {count} more.',
    other: 'This address works on {networks} and {count} more.',
  },
  onlyThere: 'Tokens sent on any other network may be lost.',
  allNetworks: 'All networks',
  notConnected: 'No wallet connected',
  notConnectedText: 'Connect a wallet to receive.',
  connect: 'Connect wallet',
})
