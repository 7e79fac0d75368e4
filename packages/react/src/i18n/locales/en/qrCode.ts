import { defineMessages } from '../../defineMessages.js'

/** A code that can be shown as large as the screen. */
export const qrCode = defineMessages('qrCode', {
  close: 'Close',
  zoom: 'Show the code full screen',
  hint: 'Having trouble scanning? Turn up your screen’s brightness.',
})
