import {
  type InferOutput,
  literal,
  number,
  safeParse,
  strictObject,
  string,
  variant,
} from 'valibot'

const messageSchema = variant('type', [
  strictObject({
    type: literal('refreshed'),
    accessToken: string(),
    accessExpiresAfterMs: number(),
    refreshToken: string(),
  }),
  strictObject({ type: literal('ended') }),
])

/** What one tab tells the others of the login that they share. */
export type TabMessage = InferOutput<typeof messageSchema>

/** The other tabs of one site. */
export interface Tabs {
  tell(message: TabMessage): void
  listen(listener: (message: TabMessage) => void): void
}

/**
 * Opens the way to the other tabs that have the same site around the wallet.
 * Where the browser has none, each is alone.
 */
export function openTabs(
  { BroadcastChannel }: Window & typeof globalThis,
  site: string,
): Tabs {
  const channel = open(() => new BroadcastChannel(`hasp-session ${site}`))
  return {
    tell: (message) => channel?.postMessage(message),
    listen: (listener) =>
      channel?.addEventListener('message', ({ data }) => {
        const read = safeParse(messageSchema, data)
        if (read.success) listener(read.output)
      }),
  }
}

function open(create: () => BroadcastChannel): BroadcastChannel | undefined {
  try {
    return create()
  } catch {
    return undefined
  }
}
