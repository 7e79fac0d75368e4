import type { BrowserContext, Page } from '@playwright/test'
import { ownAccount, stack } from '../chains.js'

/** A wallet that a journey puts into the page. */
export type AnnouncedWallet = {
  readonly name: string
  readonly rdns: string
  /** So long after the page began it shows up; at once unless given. */
  readonly afterMs?: number
  /** Whether it answers at all. */
  readonly hangs?: boolean
}

/**
 * Puts wallets into every page that opens from now on. They know the own
 * account of the journeys, are on chain A and ask nobody.
 */
export async function announceWallets(
  place: BrowserContext | Page,
  wallets: readonly AnnouncedWallet[],
): Promise<void> {
  await place.addInitScript(
    ({ account, chainId, list }) => {
      for (const [index, { name, rdns, afterMs, hangs }] of list.entries()) {
        const answers: Record<string, unknown> = {
          eth_accounts: [account],
          eth_requestAccounts: [account],
          eth_chainId: `0x${chainId.toString(16)}`,
        }
        const provider = {
          on: () => provider,
          removeListener: () => provider,
          request: async ({ method }: { method: string }) =>
            hangs ? await new Promise(() => undefined) : answers[method],
        }
        const info = {
          uuid: `00000000-0000-4000-8000-${`${index}`.padStart(12, '0')}`,
          name,
          rdns,
          icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
        }
        const detail = Object.freeze({ info: Object.freeze(info), provider })
        const announce = () =>
          window.dispatchEvent(
            new CustomEvent('eip6963:announceProvider', { detail }),
          )
        const begin = () => {
          window.addEventListener('eip6963:requestProvider', announce)
          announce()
        }
        if (afterMs) setTimeout(begin, afterMs)
        else begin()
      }
    },
    { account: ownAccount, chainId: stack.evmA.chainId, list: wallets },
  )
}
