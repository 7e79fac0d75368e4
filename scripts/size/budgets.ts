const kibibyte = 1024

/** The limits, in bytes after gzip at level 9. */
export const budgets = {
  jsOnLoadAboveReact: 20 * kibibyte,
  css: 7 * kibibyte,
  jsOnFirstOpen: 16 * kibibyte,
  otherView: 6 * kibibyte,
  qr: 9 * kibibyte,
  firstDataView: 13 * kibibyte,
} as const

/** What the first open fetches: the modal, with its first view. */
export const firstOpenModules = [/\/dist\/chunks\/KitModal\.js$/] as const

/** A module that is a view; the group is its name. */
export const viewModule = /\/dist\/views\/([^/]+)\.js$/

/** Libraries of several views, each with a limit of its own. */
export const sharedParts = [
  { name: 'qr', modules: /\/node_modules\/qr\//, limit: budgets.qr },
  {
    name: 'first data view',
    modules: /\/node_modules\/@tanstack\//,
    limit: budgets.firstDataView,
  },
] as const
