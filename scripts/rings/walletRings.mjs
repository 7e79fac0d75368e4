import { error, tests, walletSite } from './ring.mjs'

/** What keeps the hosted wallet's key and its secrets apart from the rest. */
export const walletRings = [
  error(
    'wallet-site-signer-stands-alone',
    'What holds the key imports what it decodes with, and cryptography.',
    { path: `${walletSite}signer/`, pathNot: tests },
    {
      pathNot: [
        `${walletSite}(signer|decode)/`,
        'node_modules/@(noble|scure)/',
      ],
    },
  ),
  error(
    'wallet-site-decode-is-pure',
    'Screen and signer read the same bytes by the same code alone.',
    { path: `${walletSite}decode/`, pathNot: tests },
    { pathNot: [`${walletSite}decode/`, 'node_modules/@(noble|scure)/'] },
  ),
  error(
    'wallet-site-asks-the-signer',
    'Its worker is asked by messages; nobody else runs its code.',
    { path: walletSite, pathNot: [...tests, `${walletSite}signer/`] },
    {
      path: `${walletSite}signer/`,
      dependencyTypesNot: ['type-only', 'type-import'],
    },
  ),
  error(
    'wallet-site-pages-run-in-browsers',
    'Only its server runs in Node.',
    { path: walletSite, pathNot: [...tests, `${walletSite}server/`] },
    { dependencyTypes: ['core'] },
  ),
  error(
    'wallet-escrow-stands-apart',
    'The escrow shares a frame with the service, and no code that decides.',
    { path: '^apps/hosted-wallet-escrow/src/', pathNot: tests },
    { path: '^apps/hosted-wallet-(service|site)/' },
  ),
]
