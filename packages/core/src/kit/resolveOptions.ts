import { walletFeatures } from '../policies/modal/walletFeatures.js'
import type { KitOptions, ResolvedOptions } from './options.js'

/** Every option with its default (specification 9). */
export function resolveOptions(options: KitOptions): ResolvedOptions {
  const { app, debug, features, initialState, logLevel, pendingTransactions } =
    options
  return {
    app,
    features: {
      send: features?.send ?? true,
      receive: features?.receive ?? true,
      multiWallet: features?.multiWallet ?? false,
      branding: features?.branding ?? true,
      walletFeatureOrder: features?.walletFeatureOrder ?? walletFeatures,
      allWallets: features?.allWallets ?? true,
      collapseWallets: features?.collapseWallets ?? false,
      legalCheckbox: features?.legalCheckbox ?? false,
    },
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
