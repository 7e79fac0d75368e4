import { bundledLogos } from '@hasp/core/logos'
import {
  bundledDirectory,
  type WalletListing,
  type WalletQuery,
} from '@hasp/core/walletDirectory'
import type { Wallets } from '@hasp/protocol/data'
import { imagePath } from '../images/imagePath.js'
import { type Image, inspectImage } from '../images/inspectImage.js'

/** The wallets that come with the kit, and their logos. */
export interface BundledWallets {
  /** @param entries on one page */
  list(query: WalletQuery, entries: number): Promise<Wallets>
  /** A logo by its hash, whichever process named it. */
  findImage(sha256: string): Promise<Image | undefined>
}

/**
 * Reads the wallets and their logos with the first question.
 * @param publicUrl where callers reach the service
 */
export function createWallets(publicUrl: string): BundledWallets {
  const directory = bundledDirectory()
  const readAll = async (query: Omit<WalletQuery, 'page'>) => {
    const wallets: WalletListing[] = []
    for (let page = 1; ; page += 1) {
      const read = await directory.getWallets({ ...query, page })
      wallets.push(...read.wallets)
      if (read.wallets.length === 0 || wallets.length >= read.total)
        return wallets
    }
  }
  let reading: Promise<Logos> | undefined
  const readLogos = () => {
    reading ??= readAll({}).then(findLogos)
    return reading
  }
  return {
    async list({ page, ...query }, entries) {
      const [{ byWallet }, fitting] = await Promise.all([
        readLogos(),
        readAll(query),
      ])
      const shown = fitting.slice((page - 1) * entries, page * entries)
      return {
        wallets: shown.map((wallet) => {
          const logo = byWallet.get(wallet.id)
          return {
            ...wallet,
            namespaces: [...wallet.namespaces],
            ...(logo && { imageUrl: `${publicUrl}${imagePath(logo.sha256)}` }),
          }
        }),
        total: fitting.length,
      }
    },
    findImage: async (sha256) => (await readLogos()).byHash.get(sha256),
  }
}

interface Logos {
  readonly byWallet: ReadonlyMap<string, Image>
  readonly byHash: ReadonlyMap<string, Image>
}

async function findLogos(wallets: readonly WalletListing[]): Promise<Logos> {
  const findLogo = bundledLogos()
  const found = await Promise.all(
    wallets.map(async ({ id }) => {
      const logo = await findLogo({ type: 'wallet', id })
      const image = logo === undefined ? undefined : readDataUrl(logo)
      return image ? ([[id, image]] as const) : []
    }),
  )
  const byWallet = new Map(found.flat())
  return {
    byWallet,
    byHash: new Map([...byWallet.values()].map((logo) => [logo.sha256, logo])),
  }
}

function readDataUrl(url: string): Image | undefined {
  const [, base64, data] = /^data:[^,]*?(;base64)?,(.*)$/s.exec(url) ?? []
  if (data === undefined) return undefined
  return inspectImage(
    base64
      ? Buffer.from(data, 'base64')
      : Buffer.from(decodeURIComponent(data)),
  )
}
