import { defineMessages } from '../../defineMessages.js'

/** The bar that tells a page's developer what to mend. */
export const alert = defineMessages('alert', {
  name: 'Notice for this site’s developer',
  close: 'Dismiss',
})
