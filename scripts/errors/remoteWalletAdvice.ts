/** Advice about wallets on other devices, and behind a login. */
export const remoteWalletAdvice = {
  RELAY_UNAVAILABLE: {
    when: 'No relay answered within five seconds for a code, ten for a request. Nothing has reached the wallet: the letter was never given to an open socket, and is not sent later.',
    advice:
      'Offer to try again. Check `relayUrl` and the policy of the page (connect-src). Wallets of the browser still work.',
  },
  HOSTED_WALLET_ERROR: {
    when: 'The wallet behind a login by email did not do what it was asked for; `context.reason` says why.',
    advice:
      'With `codeInvalid`, `context.triesLeft` says how often a code may still be given; with `tryLater` and `held`, `context.retryAfterMs` says when to come back. `notLoaded`, `originRefused`, `projectUnknown` and `sameSite` are for the developer of the page: the alert beside them says what to mend.',
  },
  RELAY_REFUSED: {
    when: 'The relay refused the site (its token, its project id or its origin), or one letter for good (`context.reason` is `letter`). That is its word alone: a letter that was sent may have arrived.',
    advice:
      'Check the clock of the device, `projectId` and the allowed origins of the project.',
  },
  REQUEST_TOO_LARGE: {
    when: 'The relay said that a request is too large for it: the public one takes 96 KiB, sealed and in base64. That is its word alone: the letter was sent, and may have arrived.',
    advice:
      'Ask for less at once, or configure a relay of your own. Do not repeat a transfer before the wallet was looked into.',
  },
} as const
