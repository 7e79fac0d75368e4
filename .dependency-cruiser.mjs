import {
  core,
  entryOf,
  error,
  npm,
  pathsOf,
  protocol,
  react,
  ring,
  source,
  tests,
} from './scripts/rings/ring.mjs'
import {
  corePackages,
  coreRings,
  namesCoreTypes,
  reactRings,
} from './scripts/rings/tables.mjs'
import { walletRings } from './scripts/rings/walletRings.mjs'

/**
 * The import rings. Every folder below a package's `src` has one line in
 * `scripts/rings/tables.mjs` that says what it may import; everything else is
 * forbidden. `scripts/rings.test.ts` plants a violation of each rule.
 */
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

  ...walletRings,
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
