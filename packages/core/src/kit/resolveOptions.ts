import { walletFeatures } from '../policies/modal/walletFeatures.js'
import type { KitOptions, ResolvedOptions } from './options.js'

/** Every option with its default (specification 9). */
export function resolveOptions(options: KitOptions): ResolvedOptions {
  const { app, initialState, logos, theme, wallets = {} } = options
  return {
    app,
    initialState,
    logos,
    wallets,
    features: withDefaults(featureDefaults, options.features),
    theme: {
      ...theme,
      mode: initialState?.theme ?? theme?.mode ?? 'dark',
      storageKey: theme?.storageKey ?? 'theme',
    },
    pendingTransactions: withDefaults(
      transactionDefaults,
      options.pendingTransactions,
    ),
    ...withDefaults(defaults, options),
  }
}

const defaults: Pick<
  ResolvedOptions,
  'reconnect' | 'autoConnectInWalletBrowser' | 'debug' | 'logLevel'
> = {
  reconnect: true,
  autoConnectInWalletBrowser: false,
  debug: false,
  logLevel: 'error',
}

const transactionDefaults: ResolvedOptions['pendingTransactions'] = {
  poll: false,
  intervalMs: 30_000,
}

const featureDefaults: ResolvedOptions['features'] = {
  send: true,
  receive: true,
  activity: true,
  multiWallet: false,
  branding: true,
  walletFeatureOrder: walletFeatures,
  allWallets: true,
  collapseWallets: false,
  legalCheckbox: false,
  email: true,
  emailShowWallets: true,
}

/** What is given, where it is more than `undefined`. */
function withDefaults<values extends object>(
  defaults: values,
  given: { readonly [name in keyof values]?: values[name] | undefined } = {},
): values {
  const filled = { ...defaults }
  for (const name in defaults) filled[name] = given[name] ?? defaults[name]
  return filled
}
