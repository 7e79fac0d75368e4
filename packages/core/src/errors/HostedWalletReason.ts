/** Why a hosted wallet did not do what it was asked for. */
export type HostedWalletReason =
  // The login
  | 'codeInvalid'
  | 'codeExpired'
  | 'tryLater'
  | 'emailInvalid'
  /** Another wallet is opened by it. */
  | 'emailTaken'
  | 'recoveryNeeded'
  /** Another device, or the owner of the mailbox, turned this one away. */
  | 'deviceDenied'
  | 'sessionExpired'
  /** The clock of the device is off, or the login was tampered with. */
  | 'sessionInvalid'
  // The wallet
  | 'unavailable'
  | 'notLoaded'
  | 'timedOut'
  | 'originRefused'
  | 'projectUnknown'
  /** Site and wallet are one site to browsers, which nothing protects. */
  | 'sameSite'
  // This device
  | 'storageBlocked'
  | 'windowBlocked'
  // A request
  /** What the wallet never signs, whoever asks. */
  | 'refused'
  /** Until its hold ends, the wallet spends nothing. */
  | 'held'
