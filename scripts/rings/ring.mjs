export const core = '^packages/core/src/'
export const react = '^packages/react/src/'
export const protocol = '^packages/protocol/src/'
export const source = '^packages/(protocol|core|react)/src/'
export const walletSite = '^apps/hosted-wallet-site/src/'
export const npm = 'node_modules/'

/** Tests and test equipment may import anything. */
export const tests = [
  '\\.(test|test-d)(\\.fixture)?\\.tsx?$',
  '^(packages|apps)/[^/]+/src/testing/',
]

/** The entry points of a package, as the tables name it. */
export const entryOf = {
  '@protocol': `${protocol}exports/`,
  '@core': `${core}exports/`,
}

/** Where the files of some folders, or packages, are. */
export function pathsOf(root, names) {
  return names.map((name) => {
    if (entryOf[name]) return entryOf[name]
    return `${root}${name}(/|\\.tsx?$)`
  })
}

/** A rule that ends the check. */
export function error(name, comment, from, to) {
  return { severity: 'error', name, comment, from, to }
}

/** The rule of one folder: what it may import, and nothing else. */
export function ring(prefix, root, folder, allowed, alsoAllowed = []) {
  return error(
    `${prefix}-${folder}`,
    `${folder} imports only: ${[folder, ...allowed].join(', ')}`,
    { path: `${root}${folder}/`, pathNot: tests },
    {
      path: '^(packages|apps|devstack|e2e|bench|examples|scripts)/',
      pathNot: [
        ...pathsOf(root, [folder, ...allowed]),
        ...alsoAllowed,
        // A package's own version of a library is a package, too.
        '/node_modules/',
      ],
    },
  )
}
