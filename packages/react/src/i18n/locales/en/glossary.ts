import { defineMessages } from '../../defineMessages.js'

/**
 * Words that newcomers do not know, each with one sentence on what it means. A
 * word is spelt as in the sentence of its view that it is looked for in.
 */
export const glossary = defineMessages('glossary', {
  address: 'address',
  addressMeaning:
    'Like an account number. Anyone who has it can send to you, but no one can take anything with it.',
  contractMeaning:
    'The program that runs this token. Anyone can copy a name or symbol, but no two tokens share a contract address.',
  feeMeaning:
    'Paid to the network for processing the transaction, not to us. Also called a gas fee.',
  secretPhrase: 'secret phrase',
  secretPhraseMeaning:
    '12 or 24 words that open your wallet on any device. Also called a seed phrase or recovery phrase.',
  smartContract: 'smart contract',
  smartContractMeaning:
    'A program on the network that holds tokens and moves them by its own rules.',
  tokensMeaning:
    'Anything of value that a network keeps track of: its own coin, like ETH, and others, like USDC.',
  usesWalletConnect: 'This connection uses WalletConnect.',
  walletConnect: 'WalletConnect',
  walletConnectMeaning:
    'An open, encrypted way to connect a site to a wallet on another device.',
})
