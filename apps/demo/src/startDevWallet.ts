import {
  createDevWalletSettings,
  followDevWalletSwitch,
} from '@hasp/test-wallets/devWallet'
import { demoChains, demoSolana } from './demoChains.js'

/** The dev wallet of this tab, as long as the page is open. */
export function startDevWallet(parameters: {
  /** What the address says of the dev wallet. */
  search: string
  /** Wallets of one namespace each, instead of one for all. */
  isFive: boolean
  log: (message: string) => void
  onBlocked: (url: string) => void
}) {
  const { isFive, log, onBlocked, search } = parameters
  const [navigation] = performance.getEntriesByType('navigation')
  const settings = createDevWalletSettings({
    storage: sessionStorage,
    search,
    isReload: (navigation as PerformanceNavigationTiming)?.type === 'reload',
  })
  const wallet = followDevWalletSwitch({
    chains: demoChains,
    isFive,
    solana: demoSolana,
    settings,
    log,
    onBlocked,
    signal: new AbortController().signal,
  })
  return { settings, wallet }
}
