import type { BrowserContext, Page } from '@playwright/test'
import type { Eip1193Provider } from '../../eip1193/Eip1193Provider.js'
import { type ChannelAnswer, createChannel } from './createChannel.js'

type Info = {
  readonly uuid: string
  readonly name: string
  readonly rdns: string
  readonly icon: string
}

/** What a wallet announces by EIP-6963. */
export type AnnouncedProvider = {
  readonly info: Info
  readonly provider: Eip1193Provider
}

type Request = { readonly method: string; readonly params?: unknown }

/** Announces a provider of the test in every page that loads from now on. */
export async function installProvider(
  target: Page | BrowserContext,
  { info, provider }: AnnouncedProvider,
): Promise<void> {
  const { emit, name } = await createChannel(target, (request: Request) =>
    provider.request(request),
  )
  for (const type of ['accountsChanged', 'chainChanged', 'disconnect'])
    provider.on?.(type, (value) => emit(type, value))
  await target.addInitScript(announceInPage, { channel: name, info })
}

/** Runs in the page: it reaches nothing outside itself. */
function announceInPage(parameters: {
  readonly channel: string
  readonly info: Info
}): void {
  const { channel, info } = parameters
  const listeners = new Map<string, Set<(value: unknown) => void>>()
  addEventListener(channel, (event) => {
    const [type, value] = (event as CustomEvent<[string, unknown]>).detail
    for (const listener of [...(listeners.get(type) ?? [])]) listener(value)
  })
  const provider = {
    on(type: string, listener: (value: unknown) => void) {
      const known = listeners.get(type) ?? new Set()
      listeners.set(type, known.add(listener))
      return provider
    },
    removeListener(type: string, listener: (value: unknown) => void) {
      listeners.get(type)?.delete(listener)
      return provider
    },
    async request({ method, params }: Request): Promise<unknown> {
      const ask = Reflect.get(window, channel) as (
        request: Request,
      ) => Promise<ChannelAnswer>
      const answer = await ask({ method, params })
      if ('result' in answer) return answer.result
      if ('thrown' in answer) throw answer.thrown
      throw Object.assign(new Error(), answer.error)
    },
  }
  const detail = Object.freeze({ info: Object.freeze(info), provider })
  const announce = () => {
    dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  }
  addEventListener('eip6963:requestProvider', announce)
  announce()
}
