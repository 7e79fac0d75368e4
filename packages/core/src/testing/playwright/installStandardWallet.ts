import type { BrowserContext, Page } from '@playwright/test'
import { type ChannelAnswer, createChannel } from './createChannel.js'

type Listener = (properties: unknown) => void

type Feature = { readonly [member: string]: unknown }

/** A wallet of the Wallet Standard. */
export type StandardWallet = {
  readonly version: string
  readonly name: string
  readonly icon: string
  readonly chains: readonly string[]
  readonly accounts: readonly unknown[]
  readonly features: { readonly [feature: string]: Feature }
}

type Call = {
  readonly feature: string
  readonly method: string
  readonly inputs: readonly unknown[]
}

/** What a page's copy of the wallet shows. */
type Shown = Pick<StandardWallet, 'accounts' | 'chains'>

/** A feature without its functions, which cannot reach a page. */
type Described = {
  readonly name: string
  readonly values: Feature
  readonly methods: readonly string[]
}

const eventsFeature = 'standard:events'

/** Registers a wallet of the test in every page that loads from now on. */
export async function installStandardWallet(
  target: Page | BrowserContext,
  wallet: StandardWallet,
): Promise<void> {
  const shown = (): Shown => ({
    accounts: wallet.accounts,
    chains: wallet.chains,
  })
  const { emit, name: channel } = await createChannel(
    target,
    async ({ feature, inputs, method }: Call) => {
      const run = wallet.features[feature]?.[method] as (
        ...parameters: readonly unknown[]
      ) => unknown
      const value = await run(...inputs)
      return { value, shown: shown() }
    },
  )
  const events = wallet.features[eventsFeature] as
    | { on(event: 'change', listener: Listener): unknown }
    | undefined
  events?.on('change', (properties) => emit(properties, shown()))

  const features = Object.entries(wallet.features).map(
    ([name, feature]): Described => {
      const members = Object.entries(feature)
      const isMethod = ([, value]: [string, unknown]) =>
        typeof value === 'function'
      return {
        name,
        methods: members.filter(isMethod).map(([method]) => method),
        values: Object.fromEntries(members.filter((one) => !isMethod(one))),
      }
    },
  )
  const { chains, icon, name, version } = wallet
  await target.addInitScript(registerInPage, {
    channel,
    eventsFeature,
    features,
    wallet: { accounts: [], chains, icon, name, version },
  })
}

/** Runs in the page: it reaches nothing outside itself. */
function registerInPage(parameters: {
  readonly channel: string
  readonly eventsFeature: string
  readonly features: readonly Described[]
  readonly wallet: Omit<StandardWallet, 'features'>
}): void {
  const { channel, eventsFeature, features } = parameters
  const listeners = new Set<Listener>()
  const use = async (call: Call): Promise<unknown> => {
    const ask = Reflect.get(window, channel) as (
      call: Call,
    ) => Promise<ChannelAnswer>
    const answer = await ask(call)
    if ('thrown' in answer) throw answer.thrown
    if ('error' in answer) throw Object.assign(new Error(), answer.error)
    const { shown, value } = answer.result as { shown: Shown; value: unknown }
    Object.assign(wallet, shown)
    return value
  }
  const on = (_event: 'change', listener: Listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const wallet = {
    ...parameters.wallet,
    features: Object.fromEntries(
      features.map(({ methods, name, values }) => {
        const run = (method: string) =>
          name === eventsFeature
            ? on
            : (...inputs: readonly unknown[]) =>
                use({ feature: name, method, inputs })
        const added = methods.map((method) => [method, run(method)])
        return [name, { ...values, ...Object.fromEntries(added) }]
      }),
    ),
  }
  addEventListener(channel, (event) => {
    const [properties, shown] = (event as CustomEvent<[unknown, Shown]>).detail
    Object.assign(wallet, shown)
    for (const listener of [...listeners]) listener(properties)
  })
  const register = (api: { register(one: object): unknown }) => {
    api.register(wallet)
  }
  addEventListener('wallet-standard:app-ready', (event) =>
    register((event as CustomEvent).detail),
  )
  dispatchEvent(
    new CustomEvent('wallet-standard:register-wallet', { detail: register }),
  )
}
