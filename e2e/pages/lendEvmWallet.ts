import type { Page } from '@playwright/test'
import type { MockEvmWallet } from '../../packages/core/src/testing/evm/mockEvmWallet.js'

type Request = { readonly method: string; readonly params?: unknown }
type Answer = { readonly result: unknown } | { readonly error: object }

/** What the page has of the wallet. */
type Line = {
  askEvmWallet(request: Request): Promise<Answer>
  readonly evmWallet: EventTarget
}

/**
 * Announces a wallet of the test, Kite, in a page, from its next load on. The wallet
 * itself stays here: it outlives a reload, and counts what it is asked.
 */
export async function lendEvmWallet(
  page: Page,
  wallet: MockEvmWallet,
): Promise<void> {
  await page.exposeFunction('askEvmWallet', (request: Request) =>
    Promise.resolve(wallet.provider.request(request)).then(
      (result): Answer => ({ result }),
      ({ code, message }): Answer => ({ error: { code, message } }),
    ),
  )
  for (const type of ['accountsChanged', 'chainChanged'])
    wallet.provider.on?.(type, (detail) => {
      void page.evaluate(
        ([name, value]) =>
          (window as unknown as Line).evmWallet.dispatchEvent(
            new CustomEvent(name, { detail: value }),
          ),
        [type, detail] as const,
      )
    })
  await page.addInitScript(announce, wallet.rdns)
}

function announce(rdns: string): void {
  const evmWallet = new EventTarget()
  Object.assign(window, { evmWallet })
  const listeners = new Map<unknown, (event: Event) => void>()
  const provider = {
    on(type: string, tell: (value: unknown) => void) {
      const listener = (event: Event) => tell((event as CustomEvent).detail)
      listeners.set(tell, listener)
      evmWallet.addEventListener(type, listener)
    },
    removeListener(type: string, tell: unknown) {
      evmWallet.removeEventListener(type, listeners.get(tell) ?? null)
    },
    async request(request: Request) {
      const line = window as unknown as Line
      const answer = await line.askEvmWallet(request)
      if ('result' in answer) return answer.result
      throw Object.assign(new Error(), answer.error)
    },
  }
  const icon = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'
  const info = { uuid: 'uuid-of-kite', name: 'Kite', rdns, icon }
  const say = () =>
    dispatchEvent(
      new CustomEvent('eip6963:announceProvider', {
        detail: Object.freeze({ info: Object.freeze(info), provider }),
      }),
    )
  addEventListener('eip6963:requestProvider', say)
  say()
}
