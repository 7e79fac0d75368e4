import { safeParse } from 'valibot'
import type { WalletListing } from '../../entities/wallet/walletListing.js'
import { readPicture } from '../../utils/picture/readPicture.js'
import { WalletRecord } from './WalletRecord.js'

const addressLimit = 2_048

/**
 * Wallets out of an untrusted list: those that fit, each id
 * once. An image of another host is left out, and one that is hard to draw; its
 * wallet stays.
 * @param origin of the page, whose own images are welcome
 */
export function parseWallets(
  list: readonly unknown[],
  origin: string | undefined,
): readonly WalletListing[] {
  const wallets = new Map<string, WalletListing>()
  for (const item of list) {
    const { output, success } = safeParse(WalletRecord, item)
    if (!success || wallets.has(output.id)) continue
    const { imageUrl, ...wallet } = output
    const image = readImage(imageUrl, origin)
    wallets.set(wallet.id, { ...wallet, ...(image && { imageUrl: image }) })
  }
  return [...wallets.values()]
}

function readImage(
  url: string | undefined,
  origin: string | undefined,
): string | undefined {
  if (!url) return undefined
  if (/^\s*data:/i.test(url)) return readPicture(url)
  if (!origin || url.length > addressLimit || !URL.canParse(url, origin))
    return undefined
  return new URL(url, origin).origin === origin ? url : undefined
}
