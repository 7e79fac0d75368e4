import {
  corePackages,
  coreRings,
  namesCoreTypes,
  reactRings,
} from './scripts/rings/tables.mjs'

/**
 * The import rings, from the tables of `scripts/rings/tables.mjs`. Every folder below a
 * package's `src` has one line that says what it may import; everything else
 * is forbidden. `scripts/rings.test.ts` plants a violation of each rule.
 */
const core = '^packages/core/src/'
const react = '^packages/react/src/'
const protocol = '^packages/protocol/src/'
const source = '^packages/(protocol|core|react)/src/'
const walletSite = '^apps/hosted-wallet-site/src/'

/** Tests and test equipment may import anything. */
const tests = [
  '\\.(test|test-d)(\\.fixture)?\\.tsx?$',
  '^(packages|apps)/[^/]+/src/testing/',
]

const entryOf = {
  '@protocol': `${protocol}exports/`,
  '@core': `${core}exports/`,
}

function pathsOf(root, names) {
  return names.map((name) => {
    if (entryOf[name]) return entryOf[name]
    return `${root}${name}(/|\\.tsx?$)`
  })
}

function error(name, comment, from, to) {
  return { severity: 'error', name, comment, from, to }
}

function ring(prefix, root, folder, allowed, alsoAllowed = []) {
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

const npm = 'node_modules/'

const forbidden = [
  error(
    'no-cycles',
    'A cycle has no order to read it in.',
    {},
    { circular: true },
  ),
  error(
    'no-unresolved',
    'An import that leads nowhere.',
    { path: '^(packages|apps|devstack|e2e|bench|scripts)/' },
    { couldNotResolve: true, pathNot: ['^virtual:', '\\.css$'] },
  ),

  error(
    'protocol-imports-nothing-of-ours',
    'Servers and the frame page import it: it stands alone.',
    { path: protocol },
    { path: '^(packages|apps|devstack|e2e|bench)/', pathNot: protocol },
  ),
  error(
    'protocol-depends-on-valibot-only',
    'The only package that protocol may use.',
    { path: protocol, pathNot: tests },
    { path: npm, pathNot: 'node_modules/valibot/' },
  ),
  error(
    'packages-run-in-browsers',
    'No Node module in what is published.',
    { path: source, pathNot: tests },
    { dependencyTypes: ['core'] },
  ),
  error(
    'exports-are-for-others',
    'Nothing inside a package imports its own entry points.',
    { path: '^packages/([^/]+)/src/', pathNot: tests },
    { path: '^packages/$1/src/exports/' },
  ),
  error(
    'testing-is-for-tests',
    'Test equipment stays out of what users load.',
    { path: source, pathNot: [...tests, 'src/exports/testing(\\.ts$|/)'] },
    {
      path: [
        '^packages/[^/]+/src/testing/',
        `${core}exports/testing(\\.ts$|/)`,
      ],
    },
  ),
  error(
    'tests-are-imported-by-nobody',
    'Shared test equipment belongs in testing/.',
    {},
    { path: '\\.(test|test-d)\\.tsx?$' },
  ),
  error(
    'apps-use-public-entries',
    'What we show is built from what we publish.',
    { path: '^(apps|examples)/' },
    {
      path: '^packages/[^/]+/src/',
      pathNot: ['^packages/[^/]+/src/exports/', '/theme/styles\\.css$'],
    },
  ),
  error(
    'internal-is-for-react',
    '`@hasp/core/internal` changes without notice: only `@hasp/react` uses it.',
    {
      path: '^(packages|apps|devstack|e2e|bench|examples|scripts)/',
      pathNot: react,
    },
    { path: `${core}exports/internal\\.ts$` },
  ),
  error(
    'packages-know-no-program',
    'Programs use packages, never the other way.',
    { path: source, pathNot: tests },
    { path: '^(apps|devstack|e2e|bench|examples|scripts)/' },
  ),

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

  error(
    'core-known-folders',
    'A new folder needs a line in the table of rings.',
    { path: core },
    {
      path: core,
      pathNot: pathsOf(core, [...Object.keys(coreRings), 'exports', 'testing']),
    },
  ),
  error(
    'core-never-imports-react',
    'The kit works without React.',
    { path: core },
    { path: ['^packages/react/', 'node_modules/react(-dom)?/'] },
  ),
  error(
    'core-ports-are-types',
    'A port is a type; nothing in it runs.',
    { path: `${core}ports/`, pathNot: tests },
    { dependencyTypesNot: ['type-only', 'type-import'] },
  ),
  error(
    'core-actions-take-kit-as-type',
    'An action is given its kit; it never creates one.',
    { path: `${core}(actions|queries|bridges)/`, pathNot: tests },
    {
      path: `${core}kit/createKit\\.ts$`,
      dependencyTypesNot: ['type-only', 'type-import'],
    },
  ),
  error(
    'core-connection-knows-no-modal',
    'The modal follows connections: kit/modal/followConnections.ts.',
    {
      path: `${core}(actions|kit)/connection/`,
      pathNot: tests,
    },
    { path: `${core}(actions|kit)/modal/` },
  ),
  error(
    'core-modal-calls-no-connection-action',
    'It gives up attempts by their tasks, and leaves the rest to events.',
    { path: `${core}(actions|kit)/modal/`, pathNot: tests },
    { path: `${core}actions/connection/` },
  ),
  ...Object.entries(coreRings).map(([folder, allowed]) =>
    ring('core', core, folder, allowed),
  ),
  ...Object.entries(corePackages).map(([folder, packages]) =>
    error(
      `core-${folder}-packages`,
      `${folder} uses only these packages: ${packages.join(', ') || 'none'}`,
      { path: `${core}${folder}/`, pathNot: tests },
      {
        path: npm,
        pathNot: packages.map((name) => `node_modules/${name}/`),
      },
    ),
  ),

  error(
    'react-known-folders',
    'A new folder needs a line in the table of rings.',
    { path: react },
    {
      path: `${react}.+/`,
      pathNot: pathsOf(react, [
        ...Object.keys(reactRings),
        'exports',
        'testing',
      ]),
    },
  ),
  ...Object.entries(reactRings).map(([folder, allowed]) =>
    ring(
      'react',
      react,
      folder,
      allowed,
      namesCoreTypes.includes(folder) ? [entryOf['@core']] : [],
    ),
  ),
  error(
    'react-core-values-through-hooks',
    'Only hooks run core; the rest may name its types.',
    { path: `${react}(${namesCoreTypes.join('|')})/`, pathNot: tests },
    { path: core, dependencyTypesNot: ['type-only', 'type-import'] },
  ),
  error(
    'react-core-by-entry-points',
    'React uses what every integrator can use.',
    { path: react, pathNot: tests },
    { path: '^packages/core/', pathNot: entryOf['@core'] },
  ),
  error(
    'react-views-not-each-other',
    'What two views share is a composite.',
    { path: `${react}views/([^/]+)/`, pathNot: tests },
    { path: `${react}views/`, pathNot: `${react}views/$1/` },
  ),
  error(
    'react-views-by-table-only',
    'One place knows the views.',
    {
      path: react,
      pathNot: [
        ...tests,
        `${react}views/`,
        `${react}modal/(firstViews|laterViews|views)\\.ts$`,
      ],
    },
    { path: `${react}views/` },
  ),
  error(
    'react-views-are-chunks',
    'A view is fetched when it is shown.',
    { path: `${react}modal/(firstViews|laterViews|views)\\.ts$` },
    {
      path: `${react}views/`,
      dynamic: false,
      dependencyTypesNot: ['type-only', 'type-import'],
    },
  ),
  error(
    'react-internal-hooks-stay-inside',
    'What `hooks/internal` holds is published as a type at most.',
    { path: `${react}exports/` },
    {
      path: `${react}hooks/internal/`,
      dependencyTypesNot: ['type-only', 'type-import'],
    },
  ),
  error(
    'react-provider-is-the-root',
    'KitProvider imports the others; only what draws outside of React imports it.',
    { path: react, pathNot: [...tests, `${react}exports/`, `${react}mount/`] },
    { path: `${react}KitProvider\\.tsx$` },
  ),
]

export default {
  forbidden,
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: '(^|/)(dist|\\.cache|coverage)/|^bench/(apps|work|out|template)/',
    },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    moduleSystems: ['es6'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['hasp-source', 'import', 'types', 'default'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts', '.json'],
    },
  },
}
