import { type Kit, selectActive, selectNetworkId } from '@hasp/core'
import { type KitState, readKitState, writeKitState } from '@hasp/core/cookie'
import { internals } from '@hasp/core/internal'
import { shortenAddress } from '../../../addresses/shortenAddress.js'
import type { ThemeName } from '../../../theme/accent.js'
import { followPageTheme } from '../../../theme/followPageTheme.js'

/**
 * Writes the cookie for servers whenever the wallet in use, its network or the
 * theme changes, and removes it when no wallet is connected any more. Where the
 * kit follows the theme of the page, the cookie tells that one.
 */
export function keepKitState(kit: Kit, signal: AbortSignal): void {
  const page = kit[internals].environment.window
  if (!page) return
  let pageTheme: ThemeName | undefined
  const write = () => {
    const state = stateOf(kit, pageTheme)
    if (state === 'undecided') return
    const before = readKitState(page.document.cookie)
    if (JSON.stringify(before) === JSON.stringify(state)) return
    const isSecure = page.location.protocol === 'https:'
    page.document.cookie = writeKitState(state, { isSecure })
  }
  const { connections, networks, theme } = kit.stores
  for (const store of [connections, networks, theme]) {
    const stop = store.subscribe(write)
    signal.addEventListener('abort', stop)
  }
  const { follow } = kit.options.theme
  if (follow)
    followPageTheme(page, {
      source: follow,
      signal,
      onTheme(theme) {
        pageTheme = theme
        write()
      },
    })
  else write()
}

/** Undecided while a wallet of the last visit has not answered. */
function stateOf(
  kit: Kit,
  pageTheme: ThemeName | undefined,
): KitState | 'undecided' | undefined {
  const connections = kit.stores.connections.getState()
  const networks = kit.stores.networks.getState()
  const namespace = networks.activeNamespace
  const active = selectActive(connections, namespace)
  if (active?.status !== 'connected') {
    const isAwaited = [...connections.byId.values()].some(
      ({ status }) => status === 'reconnecting',
    )
    return isAwaited ? 'undecided' : undefined
  }
  return {
    theme: pageTheme ?? kit.stores.theme.getState().mode,
    namespace,
    networkId: selectNetworkId(connections, networks),
    shortAddress: shortenAddress(active.accounts[0].address),
  }
}
