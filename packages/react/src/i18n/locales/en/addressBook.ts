import { defineMessages } from '../../defineMessages.js'

/** The receivers that the visitor saved. */
export const addressBook = defineMessages('addressBook', {
  lost: 'Your saved addresses couldn’t be read. Check every recipient carefully.',
  notSaved: 'Your address book is full. {name} wasn’t saved.',
})
