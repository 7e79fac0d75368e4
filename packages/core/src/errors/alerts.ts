/**
 * Configuration alerts (specification 8): what the developer of the page
 * should mend. Each has a short and a long sentence.
 */
export const alertCodes = [
  'NETWORK_NOT_FOUND',
  'ORIGIN_NOT_ALLOWED',
  'INVALID_PROJECT_ID',
  'HOSTED_WALLET_NOT_LOADED',
  'HOSTED_WALLET_TIMED_OUT',
  'SESSION_EXPIRED',
  'PROJECT_ID_NOT_CONFIGURED',
  'CONFIGURATION_SERVER_ERROR',
  'CONFIGURATION_RATE_LIMITED',
  'UNVERIFIED_DOMAIN',
  'MULTI_WALLET_NOT_ENABLED',
] as const

/** One of `alertCodes`. */
export type AlertCode = (typeof alertCodes)[number]

/** What is wrong in a few words, and what to do about it. */
export type Alert = { readonly short: string; readonly long: string }

/** The sentences of every alert, in English: developers read them. */
export const alerts: { readonly [code in AlertCode]: Alert } = {
  NETWORK_NOT_FOUND: {
    short: 'Network Not Found',
    long: 'The requested network is not among the configured networks. Add it to `networks` in createKit, or ask for one that is listed there.',
  },
  ORIGIN_NOT_ALLOWED: {
    short: 'Invalid App Configuration',
    long: 'This origin is not on the allow-list of the project. Add it to the allowed origins of the service that you configured.',
  },
  INVALID_PROJECT_ID: {
    short: 'Invalid App Configuration',
    long: 'The project id was refused by the service that you configured. Check `projectId`.',
  },
  HOSTED_WALLET_NOT_LOADED: {
    short: 'Embedded wallet could not load',
    long: 'The hosted wallet did not load in time. Check its origin, its availability and the page policy (frame-src), then try again.',
  },
  HOSTED_WALLET_TIMED_OUT: {
    short: 'Embedded Wallet Request Timed Out',
    long: 'The hosted wallet did not answer a request in time. Check the connection and try again.',
  },
  SESSION_EXPIRED: {
    short: 'Session Expired',
    long: 'The session is invalid. Check the date and time settings of the device and reconnect.',
  },
  PROJECT_ID_NOT_CONFIGURED: {
    short: 'Project ID Not Configured',
    long: 'The service that you configured demands a project id and none was given. Set `projectId`.',
  },
  CONFIGURATION_SERVER_ERROR: {
    short: 'Server Error',
    long: 'The app configuration could not be fetched: the server failed. The kit goes on with its local options.',
  },
  CONFIGURATION_RATE_LIMITED: {
    short: 'Rate Limited',
    long: 'The app configuration was asked for too often. The kit goes on with its local options; try again in some minutes.',
  },
  UNVERIFIED_DOMAIN: {
    short: 'Unverified domain',
    long: 'The hosted wallet refused to load on this domain. Add the domain to its allowed origins.',
  },
  MULTI_WALLET_NOT_ENABLED: {
    short: 'Multi-wallet not enabled',
    long: 'A call for several wallets was made while `features.multiWallet` is off. Turn it on in createKit.',
  },
}
