import type { FrameLocator, Page } from '@playwright/test'
import {
  MessageFormatter,
  Methods,
  type RPC_CALLS,
  type SDKRequestData,
} from '@safe-global/safe-apps-sdk'
import {
  createWalletClient,
  hexToString,
  http,
  isHex,
  type LocalAccount,
  parseEther,
} from 'viem'
import { chainA, nodeA, stack } from '../chains.js'

/** What Safe's own page answers a declined request with. */
const declined = 'Transaction was rejected'

const safeTxHash = `0x${'5afe'.repeat(16)}`

/**
 * A page that frames an app and answers it as Safe's own does, by the messages
 * of its SDK. Its account has one owner: what is proposed waits for `execute`.
 */
export class SafePage {
  readonly #page: Page
  readonly #account: LocalAccount
  readonly #chainId: number = stack.evmA.chainId
  /** The methods that the app has called, in order. */
  readonly calls: string[] = []
  #isDeclining = false
  #proposal: { readonly to: string; readonly value: string } | undefined
  #hash: `0x${string}` | undefined

  constructor(page: Page, account: LocalAccount) {
    this.#page = page
    this.#account = account
  }

  /** Opens the page at an origin, and the app in its frame. */
  async open(origin: string, app: string): Promise<FrameLocator> {
    await chainA.setBalance({
      address: this.#account.address,
      value: parseEther('1'),
    })
    await this.#page.exposeFunction('answerApp', (request: SDKRequestData) =>
      this.#answer(request),
    )
    await this.#page.addInitScript(listenToApp)
    // The app is on this machine, and Chromium takes the Safe for a public page.
    await this.#page.context().grantPermissions(['local-network-access'])
    await this.#page.route(`${origin}/**`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><title>Safe</title><link rel="icon" href="data:,"><iframe allow="local-network-access" src="${app}" width="900" height="700"></iframe>`,
      }),
    )
    await this.#page.goto(origin)
    return this.#page.frameLocator('iframe')
  }

  /** The owner declines the next question. */
  declineNext(): void {
    this.#isDeclining = true
  }

  /** The owner signs what was proposed, and it goes to the chain. */
  async execute(): Promise<`0x${string}`> {
    const proposal = this.#proposal
    if (!proposal) throw new Error('Nothing was proposed')
    const owner = createWalletClient({
      account: this.#account,
      transport: http(stack.evmA.url),
    })
    const hash = await owner.sendTransaction({
      chain: null,
      to: proposal.to as `0x${string}`,
      value: BigInt(proposal.value),
    })
    this.#hash = hash
    return hash
  }

  async #answer({ env, id, method, params }: SDKRequestData) {
    this.calls.push(method)
    try {
      const data = await this.#resultOf(method, params)
      return MessageFormatter.makeResponse(id, data as never, env.sdkVersion)
    } catch (error) {
      const { message } = error as Error
      return MessageFormatter.makeErrorResponse(id, message, env.sdkVersion)
    }
  }

  async #resultOf(method: Methods, params: unknown): Promise<unknown> {
    const { address } = this.#account
    switch (method) {
      case Methods.getSafeInfo:
        return {
          safeAddress: address,
          chainId: this.#chainId,
          threshold: 1,
          owners: [address],
          isReadOnly: false,
        }
      case Methods.sendTransactions:
        this.#decide()
        this.#proposal = (
          params as { txs: [{ to: string; value: string }] }
        ).txs[0]
        return { safeTxHash }
      case Methods.getTxBySafeTxHash:
        return { txHash: this.#hash, txStatus: 'AWAITING_CONFIRMATIONS' }
      case Methods.signMessage: {
        this.#decide()
        const { message } = params as { message: string }
        const text = isHex(message) ? hexToString(message) : message
        const signature = await this.#account.signMessage({ message: text })
        return { messageHash: '0x', signature }
      }
      case Methods.rpcCall: {
        const { call, params: list } = params as {
          call: (typeof RPC_CALLS)[keyof typeof RPC_CALLS]
          params: never
        }
        return await nodeA.request({ method: call, params: list } as never)
      }
      default:
        throw new Error(`${method} is not answered here`)
    }
  }

  #decide(): void {
    const isDeclined = this.#isDeclining
    this.#isDeclining = false
    if (isDeclined) throw new Error(declined)
  }
}

/** Runs in every frame; only the outermost answers. */
function listenToApp(): void {
  if (window !== window.top) return
  addEventListener('message', async ({ data, source }) => {
    const { answerApp } = window as unknown as {
      answerApp(request: unknown): Promise<unknown>
    }
    if (data?.env?.sdkVersion)
      source?.postMessage(await answerApp(data), { targetOrigin: '*' })
  })
}
