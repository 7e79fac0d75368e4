import { defineMessages } from '../../defineMessages.js'

/** The bar that tells a page's developer what to mend. */
export const alert = defineMessages('alert', {
  name: 'For the developer of this page',
  close: 'Dismiss',
})
