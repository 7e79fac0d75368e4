import { defineMessages } from '../../defineMessages.js'

/** What to notice about a transfer before it is sent. */
export const sendCautions = defineMessages('sendCautions', {
  firstTime: 'You haven’t sent to this address before.',
  ownAccount: 'This is the account you’re sending from.',
  contractNote:
    'This address is a smart contract, not a person. Tokens may be lost if it can’t accept them.',
  lookAlikeTitle: 'This isn’t the address you know',
  lookAlike:
    'It starts and ends like {name}, but it’s a different address. Scammers create look-alikes to steal funds.',
  lookAlikeStart:
    'It starts like {name}, but it’s a different address. Scammers create look-alikes to steal funds.',
  lookAlikeEnd:
    'It ends like {name}, but it’s a different address. Scammers create look-alikes to steal funds.',
  lookAlikeOneOff:
    'It differs from {name} in one character. That’s either a typo or a look-alike made to steal funds.',
  lookAlikeSwapped:
    'It’s {name} with two neighboring characters swapped. That’s either a typo or a look-alike made to steal funds.',
  lookAlikeUnnamed: 'an address you know',
  entered: 'You entered',
  knownAddress: 'The one you know',
  lookAlikeTick: 'I’ve compared both and want to use the one I entered',
  burnTitle: 'Nobody owns this address',
  burn: 'Anything you send here is gone for good.',
  burnTick: 'I want to destroy these funds',
  tokenContractTitle: 'This is a token’s own address',
  tokenContract:
    'It’s the contract of {symbol} itself. Tokens sent to a token contract are rarely recovered.',
  tokenContractTick: 'I know what this contract does with tokens it receives',
  keyless:
    'Nobody holds a key to this address. Only a program can move what it receives, so send only if you know which one.',
  transferFee:
    'This token takes a fee from every transfer. This time it’s {amount}.',
  listDiffers:
    'The token’s contract doesn’t match what this site has on file. The amounts here are the contract’s.',
  answersFalseTitle: 'This token may not arrive',
  answersFalse:
    'Its contract says it refuses this transfer. Some tokens say that and move anyway. With others you pay the fee and nothing arrives.',
  answersFalseTick: 'I know this token moves even though it says so',
  spamToken:
    'This token’s name or symbol looks made to deceive. Compare the contract address.',
  permanentDelegate:
    'The issuer of this token can take it back from anyone at any time.',
  pausable: 'The issuer of this token can pause all transfers.',
  nameUnusual:
    'This name has letters or symbols that can look like others. Compare the address.',
  nameByNode:
    'Only the network’s node was asked where this name leads. Compare the address.',
  nameByService:
    'Only the site’s data service could be asked where this name leads. Compare the address.',
  earlierTitle: 'You may be paying twice',
  earlierInDoubt:
    '{amount} to the same address may already have been sent. Check the activity in your wallet first.',
  earlierTick: 'I’ve checked my wallet and want to send again',
  earlierPending: '{amount} to the same address is still on its way.',
})
