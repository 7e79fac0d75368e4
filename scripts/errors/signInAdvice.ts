/** Advice about signing in. */
export const signInAdvice = {
  SIGN_IN_INITIALIZATION_FAILED: {
    when: 'The sign-in message could not be prepared after connecting. The wallet is disconnected and the modal is back at Connect.',
    advice:
      'Look at `cause`: most often the nonce could not be fetched. Let the visitor connect again.',
  },
  SIGN_MESSAGE_FAILED: {
    when: 'The wallet did not sign the sign-in message. The view to sign is shown again.',
    advice: 'Nothing is lost: the visitor can sign again or cancel.',
  },
  SIGN_IN_MESSAGE_INVALID: {
    when: 'A field of a sign-in message breaks the rules of EIP-4361 or CAIP-122, so that its text could be read in two ways.',
    advice:
      'Correct the field that `context.field` names: a statement is one line of at most 300 characters, a nonce has 22 letters and digits, and `uri` is a page of `domain`.',
  },
  SIGN_IN_FAILED: {
    when: 'The server did not let the visitor sign in; `context.reason` says why: `unreachable`, `refused`, `wrongSite`, `wrongSignature`, `undetermined` or `expired`.',
    advice:
      'The view shows it and offers what helps. `wrongSite` means that the server names another site than the page is on: look at its `origins`. `refused` has the code of the server as its `cause`.',
  },
  SIWX_NOT_ENABLED: {
    when: 'Something of sign-in was called and sign-in is not configured.',
    advice: 'Configure sign-in in `createKit`, or do not call it.',
  },
} as const
