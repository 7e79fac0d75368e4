import type {
  WalletListing,
  WalletStores,
} from '../../entities/wallet/walletListing.js'
import { isAllowedLink } from './allowedLink.js'
import type { Device } from './device.js'

/** A place that offers a wallet. */
export type WalletDownload = {
  readonly name: keyof WalletStores | 'homepage'
  readonly url: string
  /** Made for this device or this browser. */
  readonly isForDevice: boolean
}

const order = [
  'ios',
  'android',
  'chrome',
  'edge',
  'firefox',
  'safari',
  'desktop',
  'homepage',
] as const

/**
 * Where a wallet can be had, what fits this device first.
 * @example
 * import { walletDownloads } from '@hasp/core/internal'
 *
 * walletDownloads(wallet, device)[0]?.name // 'chrome'
 */
export function walletDownloads(
  wallet: Pick<WalletListing, 'homepage' | 'stores'>,
  device: Device,
): readonly WalletDownload[] {
  const all = { ...wallet.stores, homepage: wallet.homepage }
  const first = placesFor(device)
  const rank = (name: string) => {
    const index = first.indexOf(name)
    return index < 0 ? first.length : index
  }
  return order
    .flatMap((name) => {
      const url = all[name]
      return url && /^https?:/i.test(url) && isAllowedLink(url)
        ? [{ name, url, isForDevice: first.includes(name) }]
        : []
    })
    .sort((a, b) => rank(a.name) - rank(b.name))
}

function placesFor({ browser, system }: Device): readonly string[] {
  if (system !== 'desktop') return [system]
  const ownShop = browser ? [browser] : []
  // Browsers of that namespace take extensions of its shop.
  return browser === 'firefox' || browser === 'safari'
    ? [...ownShop, 'desktop']
    : [...ownShop, 'chrome', 'desktop']
}
