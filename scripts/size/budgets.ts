const kibibyte = 1024

/** The limits, in bytes after gzip at level 9. */
export const budgets = {
  jsOnLoadAboveReact: 25 * kibibyte,
  jsOnLoadWithWalletConnect: 26 * kibibyte,
  jsOnFirstOpen: 17 * kibibyte,
  jsOnFirstOpenWithWalletConnect: 28 * kibibyte,
  jsOnFirstOpenWithNamespaces: 18 * kibibyte,
  otherView: 6 * kibibyte,
  sharedPart: 6 * kibibyte,
  qr: 8 * kibibyte,
  firstDataView: 13 * kibibyte,
  nameTables: 26 * kibibyte,
  hostedWalletOnLoad: 1.5 * kibibyte,
  hostedWalletInAll: 13 * kibibyte,
  dataOnLoad: 1 * kibibyte,
  dataInAll: 6 * kibibyte,
  signInOnLoad: 1 * kibibyte,
  signInServerClient: 3 * kibibyte,
  signInText: 2 * kibibyte,
  signInSteps: 10 * kibibyte,
  walletFrame: 60 * kibibyte,
  walletSigner: 48 * kibibyte,
  walletPassword: 60 * kibibyte,
  walletConnectClient: 26 * kibibyte,
  walletConnectKitSide: 9 * kibibyte,
  firstCodeView: 10 * kibibyte,
  walletSnapshot: 30 * kibibyte,
  logo: 3 * kibibyte,
  logoTable: 8 * kibibyte,
  adapterOnLoad: 4 * kibibyte,
  adapterInAll: {
    Solana: 12 * kibibyte,
    Bitcoin: 10 * kibibyte,
    Polkadot: 7 * kibibyte,
    Cosmos: 7 * kibibyte,
  },
  adapterSignIn: 2 * kibibyte,
  fiveNamespacesAboveReact: 37 * kibibyte,
} as const

/** How much of the specification a sheet of styles covers. */
const views = { ofFoundation: 18, ofSpecification: 36 } as const
const css = { ofFoundation: 9 * kibibyte, ofSpecification: 14 * kibibyte }

/**
 * The limit of the kit's styles, in bytes: it grows with each further view,
 * from the views of the foundation to all of the specification.
 */
export const cssBudget = (viewCount: number) =>
  css.ofFoundation +
  ((viewCount - views.ofFoundation) *
    (css.ofSpecification - css.ofFoundation)) /
    (views.ofSpecification - views.ofFoundation)

/** What the first open fetches: the modal, with its first view. */
export const firstOpenModule = /\/dist\/chunks\/KitModal\.js$/

/** A module that is a view; the group is its name. */
export const viewModule = /\/dist\/views\/([^/]+)\.js$/

/** Parts of several views, each with a limit of its own. */
export const sharedParts = [
  {
    name: 'qr',
    modules: /\/react\/dist\/chunks\/(Zoomable)?QrCode\.js$/,
    limit: budgets.qr,
  },
  {
    name: 'first data view',
    modules: /\/node_modules\/@tanstack\//,
    limit: budgets.firstDataView,
  },
] as const

/**
 * Bytes as text: Solana, Bitcoin, Polkadot, Cosmos and the client of
 * WalletConnect share it, and a page fetches it once, as it does Query. It is
 * weighed with all that they use of it together.
 */
export const encodings = /\/node_modules\/@scure\/base\//

/** The letters of all alphabets, which names beyond ASCII are read with. */
export const nameTables = /\/node_modules\/@adraffy\/ens-normalize\//

/** Where the parts of a hosted wallet begin that a page fetches later. */
export const hostedPart =
  /\/connectors\/hostedWallet\/createHostedAccounts\.js$/

/** Where the parts of a data service begin that a page fetches later. */
export const dataParts =
  /\/clients\/dataService\/(createPortfolioReader|requests)\.js$/

/** Where the parts of signing in begin that a page fetches later. */
export const signInParts = {
  client: /\/siwx\/client\/serverProvider\.js$/,
  text: /\/siwx\/client\/writeSignInText\.js$/,
  steps: /\/signIn\/createSignInSteps\.js$/,
} as const

/**
 * Where the parts of a page with WalletConnect begin; what they import too.
 * What the kit does with the events of sources is a row of the quick start.
 */
export const pairingParts = {
  firstList: [/\/react\/dist\/views\/Connect\.js$/],
  client: [/\/clients\/walletConnect\/createWalletConnectClient\.js$/],
  kitSide: [/\/connectors\/walletConnect\/createPhoneWallets\.js$/],
  firstCode: [/\/react\/dist\/views\/ConnectingWalletConnect\.js$/],
  codeViews: /^ConnectingWalletConnect/,
  drawing: [/\/react\/dist\/chunks\/(Zoomable)?QrCode\.js$/],
  allWallets: [/\/react\/dist\/views\/AllWallets\.js$/],
  snapshot: [/\/core\/dist\/directory\/snapshot\.js$/],
} as const
