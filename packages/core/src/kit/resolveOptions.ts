import { walletFeatures } from '../policies/modal/walletFeatures.js'
import type { KitOptions, ResolvedOptions } from './options.js'

/** Every option with its default (specification 9). */
export function resolveOptions(options: KitOptions): ResolvedOptions {
  const { app, debug, features, initialState, logLevel, pendingTransactions } =
    options
  return {
    app,
    features: withDefaults(featureDefaults, features),
    wallets: options.wallets ?? {},
    logos: options.logos,
    theme: {
      ...options.theme,
      mode: initialState?.theme ?? options.theme?.mode ?? 'dark',
      storageKey: options.theme?.storageKey ?? 'theme',
    },
    pendingTransactions: {
      poll: pendingTransactions?.poll ?? false,
      intervalMs: pendingTransactions?.intervalMs ?? 30_000,
    },
    initialState,
    reconnect: options.reconnect ?? true,
    autoConnectInWalletBrowser: options.autoConnectInWalletBrowser ?? false,
    debug: debug ?? false,
    logLevel: logLevel ?? 'error',
  }
}

const featureDefaults: ResolvedOptions['features'] = {
  send: true,
  receive: true,
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
