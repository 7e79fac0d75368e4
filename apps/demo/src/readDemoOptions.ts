import {
  isNamespace,
  type Namespace,
  namespaces,
  type ThemeDensity,
  type ThemeMode,
  type ThemePresentation,
  type ThemePreset,
  themeDensities,
  themeModes,
  themePresentations,
  themePresets,
} from '@hasp/core'

const signInOptions = ['required', 'optional', 'local'] as const

/** What the address of the page says about the kit. */
export type DemoOptions = {
  readonly adapters: 'evm' | 'none'
  /** The namespaces, e.g. `?namespaces=eip155,solana` or `all`. */
  readonly namespaces: readonly Namespace[]
  /** Dev wallets of one namespace each, instead of one for all. */
  readonly hasFiveDevWallets: boolean
  readonly multiWallet: boolean
  readonly send: boolean
  readonly receive: boolean
  readonly branding: boolean
  readonly debug: boolean
  readonly terms: boolean
  readonly embedded: boolean
  /** Wallets on phones, over the relay of the stack. */
  readonly walletConnect: boolean
  /** A wallet that is opened by e-mail, from the stack's own origin. */
  readonly hostedWallet: boolean
  /** What that wallet knows the page by: `self` makes wallets with a password. */
  readonly walletProject: string | undefined
  /** What accounts hold and what it costs, by the stack's data service. */
  readonly data: boolean
  /** Whom the data service takes the page for, e.g. `narrow`. */
  readonly project: string | undefined
  /** The page `/phone` as a wallet of the lists, with a link of its own. */
  readonly phoneWallet: boolean
  /** The developer tools in the corner. */
  readonly devtools: boolean
  /** Whether visitors sign in, and whether at the demo's server. */
  readonly siwx: (typeof signInOptions)[number] | undefined
  readonly theme: ThemeMode
  readonly accent: string | undefined
  readonly preset: ThemePreset | undefined
  readonly density: ThemeDensity | undefined
  readonly presentation: ThemePresentation | undefined
  readonly locale: string
}

/**
 * Reads the options, e.g. `?multiWallet=1&theme=light&locale=ar&adapters=none`.
 * What is missing or makes no sense is the default.
 */
export function readDemoOptions(search: string): DemoOptions {
  const given = new URLSearchParams(search)
  const isOn = (name: string, usual: boolean) => {
    const text = given.get(name)
    return text === null ? usual : ['1', 'true', 'on'].includes(text)
  }
  const accent = given.get('accent') ?? ''
  return {
    adapters: given.get('adapters') === 'none' ? 'none' : 'evm',
    namespaces: readNamespaces(given.get('namespaces')),
    hasFiveDevWallets: given.get('devWallets') === 'five',
    multiWallet: isOn('multiWallet', false),
    send: isOn('send', true),
    receive: isOn('receive', true),
    branding: isOn('branding', true),
    debug: isOn('debug', false),
    terms: isOn('terms', false),
    embedded: isOn('embedded', false),
    walletConnect: isOn('walletConnect', true),
    hostedWallet: isOn('hostedWallet', false),
    walletProject: given.get('walletProject') ?? undefined,
    data: isOn('data', false),
    project: given.get('project') || undefined,
    phoneWallet: isOn('phoneWallet', false),
    devtools: isOn('devtools', false),
    siwx: signInOptions.find((one) => one === given.get('siwx')),
    theme: themeModes.find((mode) => mode === given.get('theme')) ?? 'dark',
    accent: /^#?[0-9a-f]{6}$/i.test(accent)
      ? `#${accent.replace('#', '')}`
      : undefined,
    preset: themePresets.find((one) => one === given.get('preset')),
    density: themeDensities.find((one) => one === given.get('density')),
    presentation: themePresentations.find(
      (one) => one === given.get('presentation'),
    ),
    locale: /^[a-z]{2}(-[a-z0-9]+)*$/i.test(given.get('locale') ?? '')
      ? (given.get('locale') ?? 'auto')
      : 'auto',
  }
}

function readNamespaces(text: string | null): readonly Namespace[] {
  if (text === 'all') return namespaces
  const named = text?.split(',').filter(isNamespace) ?? []
  return named.length > 0 ? named : ['eip155']
}
