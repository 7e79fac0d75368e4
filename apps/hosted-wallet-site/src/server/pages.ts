/** A page of the wallet. */
export interface SitePage {
  readonly name: string
  /** Where it is served, with a slash at its end. */
  readonly path: string
  /** Below `src`. */
  readonly entry: string
  /** `sites` may show it in a frame; nobody else. */
  readonly framedBy: 'sites' | 'nobody'
  /** It talks to the frame that opened it, whoever is around that. */
  readonly keepsOpener?: boolean
  /**
   * The owner alone has business there: it knows nobody who opened it, and no
   * other page knows the worker that gives whole keys.
   */
  readonly isForOwner?: boolean
}

export const pages: readonly SitePage[] = [
  {
    name: 'frame',
    path: '/frame/v1/',
    entry: 'pages/frame/main.ts',
    framedBy: 'sites',
  },
  {
    name: 'approve',
    path: '/approve/',
    entry: 'pages/approve/main.tsx',
    framedBy: 'nobody',
    keepsOpener: true,
  },
  {
    name: 'home',
    path: '/',
    entry: 'pages/home/main.tsx',
    framedBy: 'nobody',
  },
  {
    name: 'device',
    path: '/device/',
    entry: 'pages/device/main.tsx',
    framedBy: 'nobody',
  },
  {
    name: 'export',
    path: '/export/',
    entry: 'pages/export/main.tsx',
    framedBy: 'nobody',
    isForOwner: true,
  },
  {
    name: 'delete',
    path: '/delete/',
    entry: 'pages/delete/main.tsx',
    framedBy: 'nobody',
    isForOwner: true,
  },
  {
    name: 'recover',
    path: '/recover/',
    entry: 'pages/recover/main.tsx',
    framedBy: 'nobody',
  },
  {
    name: 'notMe',
    path: '/not-me/',
    entry: 'pages/notMe/main.ts',
    framedBy: 'nobody',
  },
  {
    name: 'email',
    path: '/email/',
    entry: 'pages/email/main.tsx',
    framedBy: 'nobody',
  },
  {
    name: 'revertEmail',
    path: '/revert-email/',
    entry: 'pages/revertEmail/main.ts',
    framedBy: 'nobody',
  },
  {
    name: 'lostMailbox',
    path: '/lost-mailbox/',
    entry: 'pages/lostMailbox/main.tsx',
    framedBy: 'nobody',
  },
  {
    name: 'keepMailbox',
    path: '/keep-mailbox/',
    entry: 'pages/keepMailbox/main.ts',
    framedBy: 'nobody',
  },
]

/** What stands for a page's configuration until it is asked for. */
export const configurationPlace = '%HASP_CONFIGURATION%'
