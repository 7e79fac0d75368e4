import { defineMessages } from '../../defineMessages.js'

/** A code of a login that does not come: EmailVerifyOtp. */
export const emailCode = defineMessages('emailCode', {
  noMail:
    'No email? Look in your spam folder. If you can’t read this inbox anymore, your wallet still works wherever you’re logged in.',
})
