import type { WalletDownload, WalletListing, WalletPlatform } from '@hasp/core'
import {
  getDevice,
  internals,
  openWalletLink,
  toListedWallet,
  walletDownloads,
  walletLink,
  walletPlatforms,
} from '@hasp/core/internal'
import { useMemo } from 'react'
import { useKit } from '../useKit.js'
import { useStore } from '../useStore.js'

/** The ways to a wallet from this device. */
export type WalletLinkOptions = {
  /** Best first; never empty. */
  readonly platforms: readonly WalletPlatform[]
  /** The link for a platform; undefined until there is a pairing URI. */
  readonly hrefOf: (platform: WalletPlatform) => string | undefined
  /** Leaves for the wallet inside the call; call it in the tap itself. */
  readonly open: (platform: WalletPlatform) => void
  /** Where to download the wallet, the best fit for the device first. */
  readonly stores: readonly WalletDownload[]
}

/**
 * How to reach a wallet from this device: links, a code, its extension, and
 * where to get it.
 *
 * @param wallet of the directory; undefined for any wallet that reads a code
 * @param uri the address of the pending pairing
 * @example
 * import { useWalletLinks, useDirectoryWallet } from '@hasp/react'
 *
 * const { wallet } = useDirectoryWallet('kite')
 * const { open } = useWalletLinks(wallet, 'wc:…')
 * return <button onClick={() => open('mobile')}>Open Kite</button>
 */
export function useWalletLinks(
  wallet: WalletListing | undefined,
  uri?: string,
): WalletLinkOptions {
  const kit = useKit()
  const found = useStore(kit.stores.connectors, (state) => state)
  return useMemo(() => {
    const device = getDevice(kit)
    const isInstalled =
      wallet !== undefined && toListedWallet(wallet, found).isInstalled
    const hrefOf = (platform: WalletPlatform) =>
      wallet && isLink(platform)
        ? walletLink(platform, {
            ...{ device, uri, wallet },
            page: kit[internals].environment.window?.location?.href,
            prefersUniversalLinks: kit.options.wallets.prefersUniversalLinks,
          })
        : undefined
    return {
      platforms: walletPlatforms({ device, isInstalled, wallet }),
      hrefOf,
      open(platform) {
        const link = hrefOf(platform)
        if (link && isLink(platform)) openWalletLink(kit, { link, platform })
      },
      stores: wallet ? walletDownloads(wallet, device) : [],
    }
  }, [found, kit, uri, wallet])
}

function isLink(
  platform: WalletPlatform,
): platform is 'mobile' | 'web' | 'desktop' {
  return platform === 'mobile' || platform === 'web' || platform === 'desktop'
}
