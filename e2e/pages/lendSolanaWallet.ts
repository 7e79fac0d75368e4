import type { Page } from '@playwright/test'
import type { MockSolanaWallet } from '../../packages/core/src/testing/solana/mockSolanaWallet.js'

/** How a page reaches the wallet. */
type Line = {
  useSolanaWallet(feature: string, inputs: readonly unknown[]): Promise<unknown>
}

type Features = {
  readonly [feature: string]: {
    readonly [method: string]: (...inputs: readonly unknown[]) => unknown
  }
}

/**
 * Registers a wallet of the test in a page, from its next load on. The wallet
 * and its keys stay here: it outlives a reload, and counts its uses.
 */
export async function lendSolanaWallet(
  page: Page,
  { wallet }: MockSolanaWallet,
): Promise<void> {
  const { features, name, chains } = wallet as {
    readonly features: Features
    readonly name: string
    readonly chains: readonly string[]
  }
  await page.exposeFunction(
    'useSolanaWallet',
    async (feature: string, inputs: readonly unknown[]) => {
      const method = feature.replace(/^.*:/, '')
      return await features[feature]?.[method]?.(...inputs)
    },
  )
  const names = Object.keys(features)
  await page.addInitScript(register, { chains, name, names })
}

function register({
  chains,
  name,
  names,
}: {
  readonly chains: readonly string[]
  readonly name: string
  readonly names: readonly string[]
}): void {
  const { useSolanaWallet } = window as unknown as Line
  const ways = names.map((feature) => {
    const method = feature.replace(/^.*:/, '')
    const use = async (...inputs: readonly unknown[]) => {
      const answer = await useSolanaWallet(feature, inputs)
      if (method === 'connect') Object.assign(wallet, answer)
      return answer
    }
    // Its owner changes nothing in these journeys.
    const listen = () => () => undefined
    return [
      feature,
      {
        version: '1.0.0',
        supportedTransactionVersions: ['legacy', 0],
        [method === 'events' ? 'on' : method]:
          method === 'events' ? listen : use,
      },
    ]
  })
  const wallet = {
    version: '1.0.0',
    name,
    icon: 'data:image/svg+xml;base64,PHN2Zy8+',
    chains,
    accounts: [],
    features: Object.fromEntries(ways),
  }
  addEventListener('wallet-standard:app-ready', (event) =>
    (event as CustomEvent).detail.register(wallet),
  )
  dispatchEvent(
    new CustomEvent('wallet-standard:register-wallet', {
      detail: ({ register: add }: { register(one: object): void }) =>
        add(wallet),
    }),
  )
}
