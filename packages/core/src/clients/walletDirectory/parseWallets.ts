import * as v from 'valibot'
import type { WalletListing } from '../../entities/walletListing.js'
import { WalletRecord } from './WalletRecord.js'

/** An image that a strict page policy lets in, and that tells nobody. */
const embeddedImage = /^data:image\/(png|jpeg|webp|avif|gif|svg\+xml)[;,]/i
const imageLimit = 100_000

/**
 * Wallets out of a list that anybody may have written: those that fit, each id
 * once. An image of another host is left out, its wallet stays.
 * @param origin of the page, whose own images are welcome
 */
export function parseWallets(
  list: readonly unknown[],
  origin: string | undefined,
): readonly WalletListing[] {
  const wallets = new Map<string, WalletListing>()
  for (const item of list) {
    const { output, success } = v.safeParse(WalletRecord, item)
    if (!success || wallets.has(output.id)) continue
    const { imageUrl, ...wallet } = output
    wallets.set(wallet.id, {
      ...wallet,
      ...(isOwnImage(imageUrl, origin) && { imageUrl }),
    })
  }
  return [...wallets.values()]
}

function isOwnImage(
  url: string | undefined,
  origin: string | undefined,
): boolean {
  if (!url || url.length > imageLimit) return false
  if (embeddedImage.test(url)) return true
  if (!origin || !URL.canParse(url, origin)) return false
  return new URL(url, origin).origin === origin
}
