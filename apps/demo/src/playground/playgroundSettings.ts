import {
  isNamespace,
  type Namespace,
  namespaces,
  type ThemeDensity,
  type ThemeMode,
  type ThemePreset,
  type ThemeToken,
  themeDensities,
  themeModes,
  themePresets,
} from '@hasp/core'

/** Where the views stand. */
export const placements = ['embedded', 'modal', 'drawer', 'popover'] as const
export const locales = ['auto', 'en', 'ar'] as const
export const radii = [0, 0.5, 1, 1.5] as const
/** Fonts that every machine has; a site names one that its page loads. */
export const fonts = {
  serif: 'Georgia, serif',
  rounded: 'ui-rounded, system-ui, sans-serif',
  mono: 'ui-monospace, monospace',
} as const
/** The tokens that can be tried here: single colours. */
export const colourTokens = [
  '--kit-surface',
  '--kit-raised',
  '--kit-ink',
  '--kit-ink-2',
  '--kit-line',
  '--kit-success',
  '--kit-danger',
] as const satisfies readonly ThemeToken[]

export type PlaygroundFont = keyof typeof fonts
export type ColourToken = (typeof colourTokens)[number]
export const switches = [
  'multiWallet',
  'send',
  'receive',
  'branding',
  'walletConnect',
  'hostedWallet',
  'data',
] as const

export type PlaygroundSwitch = (typeof switches)[number]

/** What a visitor of the playground has chosen. */
export type PlaygroundSettings = {
  readonly placement: (typeof placements)[number]
  readonly locale: (typeof locales)[number]
  readonly mode: ThemeMode
  readonly preset: ThemePreset | 'none'
  /** `#rrggbb`, or the kit's own. */
  readonly accent: string | undefined
  readonly radius: (typeof radii)[number] | undefined
  readonly font: PlaygroundFont | undefined
  /** `#rrggbb` by token. */
  readonly tokens: { readonly [token in ColourToken]?: string }
  readonly density: ThemeDensity
  /** At least one. */
  readonly namespaces: readonly Namespace[]
} & { readonly [name in PlaygroundSwitch]: boolean }

export const defaultSettings: PlaygroundSettings = {
  placement: 'embedded',
  locale: 'auto',
  mode: 'dark',
  preset: 'none',
  accent: undefined,
  radius: undefined,
  font: undefined,
  tokens: {},
  density: 'regular',
  namespaces: ['eip155'],
  multiWallet: false,
  send: true,
  receive: true,
  branding: true,
  walletConnect: true,
  hostedWallet: true,
  data: true,
}

/**
 * Reads the settings of a shared address. Anybody may have written it: what is
 * missing, unknown or malformed is the default.
 */
export function readSettings(search: string): PlaygroundSettings {
  const given = new URLSearchParams(search)
  const choose = <value extends string>(
    name: string,
    values: readonly value[],
    usual: value,
  ) => values.find((value) => value === given.get(name)) ?? usual
  const isOn = (name: PlaygroundSwitch) =>
    choose(name, ['1', '0'], defaultSettings[name] ? '1' : '0') === '1'
  const accent = given.get('accent') ?? ''
  const asked = given.get('namespaces')?.split(',').filter(isNamespace) ?? []
  return {
    placement: choose('placement', placements, defaultSettings.placement),
    locale: choose('locale', locales, defaultSettings.locale),
    mode: choose('theme', themeModes, defaultSettings.mode),
    preset: choose('preset', ['none', ...themePresets], defaultSettings.preset),
    accent: /^[0-9a-f]{6}$/i.test(accent) ? `#${accent}` : undefined,
    radius: radii.find((radius) => `${radius}` === given.get('radius')),
    font: fontNames.find((font) => font === given.get('font')),
    tokens: readTokens(given.get('tokens') ?? ''),
    density: choose('density', themeDensities, defaultSettings.density),
    namespaces:
      asked.length > 0
        ? namespaces.filter((one) => asked.includes(one))
        : defaultSettings.namespaces,
    multiWallet: isOn('multiWallet'),
    send: isOn('send'),
    receive: isOn('receive'),
    branding: isOn('branding'),
    walletConnect: isOn('walletConnect'),
    hostedWallet: isOn('hostedWallet'),
    data: isOn('data'),
  }
}

/** The query that leads to these settings; empty for the defaults. */
export function writeSettings(settings: PlaygroundSettings): string {
  const { accent, mode, tokens, ...rest } = settings
  const texts = {
    ...rest,
    theme: mode,
    accent: accent?.slice(1),
    tokens: writeTokens(tokens),
  }
  const usual: Record<string, unknown> = {
    ...defaultSettings,
    theme: defaultSettings.mode,
    tokens: '',
  }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(texts))
    if (value !== undefined && asText(value) !== asText(usual[name]))
      query.set(name, asText(value))
  return query.toString()
}

export const fontNames = Object.keys(fonts) as PlaygroundFont[]

/** E.g. `surface-fffdf8.ink-101010`. */
function readTokens(text: string): PlaygroundSettings['tokens'] {
  const colours = text.split('.')
  return Object.fromEntries(
    colourTokens.flatMap((token) => {
      const start = `${shortNameOf(token)}-`
      const own = colours.find((one) => one.startsWith(start))
      const colour = own?.slice(start.length) ?? ''
      return /^[0-9a-f]{6}$/i.test(colour) ? [[token, `#${colour}`]] : []
    }),
  )
}

function writeTokens(tokens: PlaygroundSettings['tokens']): string {
  return colourTokens
    .flatMap((token) => {
      const colour = tokens[token]
      return colour ? [`${shortNameOf(token)}-${colour.slice(1)}`] : []
    })
    .join('.')
}

function shortNameOf(token: ColourToken): string {
  return token.slice('--kit-'.length)
}

function asText(value: unknown): string {
  return typeof value === 'boolean' ? (value ? '1' : '0') : String(value)
}
