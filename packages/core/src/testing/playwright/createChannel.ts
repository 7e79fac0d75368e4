import type { BrowserContext, Page } from '@playwright/test'

/** What came of a call, in a form that reaches a page whole. */
export type ChannelAnswer =
  | { readonly result: unknown }
  | { readonly error: object }
  | { readonly thrown: unknown }

/** A wallet in the test, as pages reach it. */
export type Channel = {
  /** The function of the window that calls, and the event that notifies. */
  readonly name: string
  /** Dispatches the event in every open page. */
  emit(...detail: readonly unknown[]): void
}

/**
 * Connects pages with an object of the test.
 * @param answer what a page's call runs
 */
export async function createChannel(
  target: Page | BrowserContext,
  answer: (...parameters: never[]) => unknown,
): Promise<Channel> {
  const name = `haspWallet${crypto.randomUUID().replaceAll('-', '')}`
  await target.exposeFunction(
    name,
    async (...parameters: never[]): Promise<ChannelAnswer> => {
      try {
        return { result: await answer(...parameters) }
      } catch (thrown) {
        if (!(thrown instanceof Error)) return { thrown }
        return { error: { ...thrown, message: thrown.message } }
      }
    },
  )
  return {
    name,
    emit(...detail) {
      const pages = 'pages' in target ? target.pages() : [target]
      for (const page of pages)
        page
          .evaluate(
            ([type, value]) => {
              window.dispatchEvent(new CustomEvent(type, { detail: value }))
            },
            [name, detail] as const,
          )
          // A page that is loading or closed has nobody who listens.
          .catch(() => undefined)
    },
  }
}
