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
    name: 'notMe',
    path: '/not-me/',
    entry: 'pages/notMe/main.tsx',
    framedBy: 'nobody',
  },
]

/** What stands for a page's configuration until it is asked for. */
export const configurationPlace = '%HASP_CONFIGURATION%'
