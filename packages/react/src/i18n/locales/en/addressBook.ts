import { defineMessages } from '../../defineMessages.js'

/** The receivers that the visitor saved. */
export const addressBook = defineMessages('addressBook', {
  lost: 'Your saved addresses could not be read. Compare every receiver with care.',
  notSaved: 'The address book is full. {name} was not saved.',
})
