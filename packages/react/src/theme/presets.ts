import type { ByTheme, Look, Variables } from './Look.js'

/** What a preset is made of; the rest is as the kit has it. */
type Preset = Pick<Look, 'radius' | 'font'> & {
  readonly accent: string | ByTheme<string>
  readonly tokens: ByTheme<Variables>
}

/** Looks for sites that want others than the kit's own; tests hold each to 4.5:1. */
export const presets: {
  readonly [preset in NonNullable<Look['preset']>]: Preset
} = {
  /** Greys without a hue, and buttons in the colour of the text. */
  slate: {
    accent: { dark: '#e4e4e7', light: '#27272a' },
    radius: 0.6,
    tokens: {
      dark: {
        '--kit-surface': '#18181b',
        '--kit-raised': '#202023',
        '--kit-sunken': '#101012',
        '--kit-hover': '#2a2a2e',
        '--kit-line': '#36363b',
      },
      light: {
        '--kit-raised': '#f7f7f8',
        '--kit-sunken': '#efeff1',
        '--kit-hover': '#e9e9eb',
        '--kit-line': '#dcdce0',
      },
    },
  },
  /** Warm surfaces and a green of old ink. */
  paper: {
    accent: '#2f6b4f',
    radius: 0.4,
    font: 'ui-serif, "New York", Charter, Georgia, serif',
    tokens: {
      dark: {
        '--kit-surface': '#1d1a16',
        '--kit-raised': '#26221d',
        '--kit-sunken': '#15120f',
        '--kit-hover': '#2e2a24',
        '--kit-line': '#3f3931',
        '--kit-ink': '#f3efe8',
        '--kit-ink-2': '#c4bcb0',
        '--kit-ink-3': '#a89f92',
      },
      light: {
        '--kit-surface': '#fffdf8',
        '--kit-raised': '#f8f3e9',
        '--kit-sunken': '#f1eadd',
        '--kit-hover': '#efe8db',
        '--kit-line': '#ded4c2',
        '--kit-ink': '#231d14',
        '--kit-ink-2': '#564d40',
        '--kit-ink-3': '#655b4c',
      },
    },
  },
  /** Deep blue, and rounder than the rest. */
  ocean: {
    accent: '#0e7fc2',
    radius: 1.3,
    tokens: {
      dark: {
        '--kit-surface': '#0d1826',
        '--kit-raised': '#142234',
        '--kit-sunken': '#08111c',
        '--kit-hover': '#1c2d42',
        '--kit-line': '#2a3d55',
        '--kit-ink': '#eef5fc',
        '--kit-ink-2': '#b3c3d6',
        '--kit-ink-3': '#95a8be',
      },
      light: {
        '--kit-raised': '#f1f7fc',
        '--kit-sunken': '#e7f0f8',
        '--kit-hover': '#dfeaf4',
        '--kit-line': '#cddceb',
        '--kit-ink': '#0c1c2e',
        '--kit-ink-2': '#40546b',
        '--kit-ink-3': '#526479',
      },
    },
  },
  /** Square, in one width, and green. */
  terminal: {
    accent: '#3ddc84',
    radius: 0,
    font: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
    tokens: {
      dark: {
        '--kit-surface': '#0b0f0c',
        '--kit-raised': '#131a15',
        '--kit-sunken': '#060806',
        '--kit-hover': '#1b251e',
        '--kit-line': '#2b3a30',
        '--kit-ink': '#e6f2e9',
        '--kit-ink-2': '#a9bdae',
        '--kit-ink-3': '#8da394',
      },
      light: {
        '--kit-surface': '#fbfdfb',
        '--kit-raised': '#f1f6f2',
        '--kit-sunken': '#e7eee9',
        '--kit-hover': '#e0e9e3',
        '--kit-line': '#cbd8cf',
        '--kit-ink': '#101a13',
        '--kit-ink-2': '#435347',
        '--kit-ink-3': '#536357',
      },
    },
  },
}
