import {
  isNamespace,
  type Namespace,
  namespaces,
  type ThemeDensity,
  type ThemeMode,
  type ThemePreset,
  themeDensities,
  themeModes,
  themePresets,
} from '@hasp/core'

/** Where the views stand. */
export const placements = ['embedded', 'modal', 'drawer', 'popover'] as const
export const locales = ['auto', 'en', 'ar'] as const
export const radii = [0, 0.5, 1, 1.5] as const
export const switches = [
  'multiWallet',
  'send',
  'receive',
  'branding',
  'walletConnect',
  'hostedWallet',
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
  density: 'regular',
  namespaces: ['eip155'],
  multiWallet: false,
  send: true,
  receive: true,
  branding: true,
  walletConnect: true,
  hostedWallet: true,
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
  }
}

/** The query that leads to these settings; empty for the defaults. */
export function writeSettings(settings: PlaygroundSettings): string {
  const { accent, mode, ...rest } = settings
  const texts = { ...rest, theme: mode, accent: accent?.slice(1) }
  const usual: Record<string, unknown> = {
    ...defaultSettings,
    theme: defaultSettings.mode,
  }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(texts))
    if (value !== undefined && asText(value) !== asText(usual[name]))
      query.set(name, asText(value))
  return query.toString()
}

function asText(value: unknown): string {
  return typeof value === 'boolean' ? (value ? '1' : '0') : String(value)
}
