import { test as base, expect } from '@playwright/test'
import { stack } from './chains.js'
import { DemoPage } from './pages/DemoPage.js'

type Fixtures = {
  /** What any page has complained about so far; a journey may take some. */
  complaints: string[]
  /** The demo in a browser that has never been there. */
  demo: DemoPage
  /** Whom pages of the hosted wallet have asked besides themselves. */
  strangersAsked: string[]
}

const walletOrigin = new URL(stack.hostedWalletSite.url).origin
const knownToWallet = [
  walletOrigin,
  new URL(stack.hostedWalletService.url).origin,
]

/**
 * A journey fails when any page of it, the wallet's window included, logs an
 * error, breaks its security policy, or leaves an error unhandled; and when a
 * page of the hosted wallet asks anybody but itself and its service.
 */
export const test = base.extend<Fixtures>({
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = []
      context.on('weberror', (error) => {
        complaints.push(error.error().message)
      })
      context.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text())
      })
      await use(complaints)
      expect(complaints, 'the pages complained').toEqual([])
    },
    { auto: true },
  ],
  strangersAsked: [
    async ({ context }, use) => {
      const strangersAsked: string[] = []
      context.on('request', (request) => {
        if (request.isNavigationRequest()) return
        const { origin, protocol } = new URL(request.url())
        if (!/^(http|ws)s?:$/.test(protocol)) return
        if (new URL(request.frame().url()).origin !== walletOrigin) return
        if (!knownToWallet.includes(origin)) strangersAsked.push(request.url())
      })
      await use(strangersAsked)
      expect(strangersAsked, '[G-11] [T-SUP-01] strangers asked').toEqual([])
    },
    { auto: true },
  ],
  demo: async ({ page, complaints }, use) => {
    await use(new DemoPage(page, complaints))
  },
})

export { expect }
