/** The tables of the rings, as ARCHITECTURE.md draws them. */
const belowPolicies = ['policies', 'entities', 'errors', 'utils']
const leaves = [
  'addresses',
  'encoding',
  'eip1193',
  'ens',
  'jsonRpc',
  'signatures',
]
const outer = [
  ...leaves,
  'lazy',
  'ports',
  'entities',
  'policies',
  'errors',
  'utils',
]

/** Folder of `packages/core/src` → folders it may import, besides itself. */
export const coreRings = {
  errors: [],
  utils: ['errors', 'ports'],
  entities: ['errors', 'utils'],
  // What a service judges is judged by the same rules again.
  policies: ['entities', 'errors', 'utils', '@protocol'],
  encoding: [],
  addresses: ['encoding', 'entities'],
  eip1193: ['entities', 'errors'],
  jsonRpc: ['ports', 'entities', 'errors', 'utils'],
  signatures: ['encoding'],
  ens: ['encoding', 'errors', 'utils'],
  lazy: ['ports', 'errors', 'utils'],
  ports: ['eip1193', 'entities', 'errors', '@protocol'],
  stores: ['ports', ...belowPolicies],
  storage: ['ports', ...belowPolicies],
  environment: ['ports', 'entities', 'errors', 'utils'],
  grouping: ['ports', ...belowPolicies],
  kit: [
    'stores',
    'storage',
    'environment',
    'grouping',
    'ports',
    // In development, ids are compared with those of the bundled list.
    'directory/loadSnapshot',
    ...belowPolicies,
  ],
  directory: ['ports', ...belowPolicies],
  logos: ['ports', 'entities'],
  actions: [
    'kit',
    'stores',
    'storage',
    'directory',
    'logos',
    'ports',
    ...belowPolicies,
  ],
  queries: ['actions', 'kit', 'stores', 'ports', ...belowPolicies],
  // Names are kept on the main network unless a site says otherwise.
  adapters: [...outer, 'networks/evm/mainnet', '@protocol'],
  // A site's own connector is the adapter's over another provider.
  connectors: [
    ...outer,
    'clients',
    'directory',
    'adapters/evm/injectedConnector',
    '@protocol',
  ],
  clients: [...outer, 'directory', '@protocol'],
  // Servers verify without a kit that would hand them an environment.
  siwx: [
    ...outer,
    'environment/anyEnvironment',
    'environment/findIndexedDb',
    '@protocol',
  ],
  siwxServer: [...outer, 'siwx', 'environment/anyEnvironment', '@protocol'],
  // What the option `siwx` begins: it knows the kit, which does not know it.
  signIn: [
    'actions',
    'kit',
    'stores',
    'ports',
    'siwx/client',
    'siwx/local',
    'siwx/pairing',
    'siwx/shapes',
    'siwx/verifiers/SignatureVerifier',
    ...belowPolicies,
  ],
  bridges: ['actions', 'kit', 'stores', 'eip1193', 'ports', ...belowPolicies],
  networks: ['entities'],
}

/** Folders of core whose only packages are the ones named here. */
export const corePackages = {
  errors: [],
  entities: [],
  policies: [],
  encoding: ['@scure/base', '@noble/hashes'],
  addresses: ['@scure/base', '@noble/hashes'],
  eip1193: [],
  jsonRpc: ['valibot'],
  signatures: ['@noble/curves', '@noble/hashes'],
  ens: ['@adraffy/ens-normalize', '@noble/hashes'],
  lazy: [],
  ports: [],
  stores: ['zustand'],
  storage: ['valibot'],
  environment: ['valibot'],
  kit: ['zustand'],
  grouping: [],
  directory: [],
  logos: [],
  actions: [],
  queries: [],
  networks: [],
}

/** Folder of `packages/react/src` → folders it may import, besides itself. */
export const reactRings = {
  icons: [],
  theme: [],
  i18n: [],
  addresses: [],
  primitives: ['icons', 'theme', 'addresses'],
  lazy: [],
  hooks: ['KitContext', 'i18n', 'theme', 'addresses', '@core'],
  pictures: ['hooks', 'primitives'],
  composites: ['hooks', 'lazy', 'pictures', 'primitives', 'i18n', 'icons'],
  views: [
    'hooks',
    'lazy',
    'pictures',
    'primitives',
    'composites',
    'i18n',
    'icons',
    'addresses',
  ],
  modal: [
    'hooks',
    'lazy',
    'pictures',
    'primitives',
    'composites',
    'i18n',
    'icons',
    'theme',
    'views',
  ],
  buttons: [
    'hooks',
    'lazy',
    'pictures',
    'primitives',
    'i18n',
    'icons',
    'theme',
    'addresses',
  ],
  mount: ['KitProvider', 'hooks', 'modal', 'buttons', '@core'],
  devtools: ['hooks', 'lazy', 'theme', '@core'],
}

/** Folders of react that may name types of `@hasp/core`, and nothing else. */
export const namesCoreTypes = [
  'i18n',
  'pictures',
  'composites',
  'views',
  'modal',
  'buttons',
]
