import { defineMessages } from '../../defineMessages.js'

/** Why a transaction looks as if it were there to deceive. */
export const doubts = defineMessages('doubts', {
  unsigned: 'It only says that you sent something. You didn’t.',
  nothingMoved: 'The amount is 0: nothing was moved.',
  massSent: 'It was sent to many people at once.',
  dust: 'It is worth less than a cent, from somebody you never sent anything to.',
  lookAlike: 'It has an address that looks like one you know, and isn’t.',
  link: 'The token has a link for a name. Don’t follow it.',
  hiddenCharacters: 'The token’s name hides characters.',
  imitation: 'The token looks like one you know, and isn’t.',
})
