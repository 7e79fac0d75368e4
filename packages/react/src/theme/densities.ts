import type { Look, Variables } from './Look.js'

/** So many `--kit-px`, which follow the text size of the visitor. */
const px = (count: number) => `calc(${count} * var(--kit-px))`

/** Nothing that is pressed gets lower than `--kit-target`. */
export const densities: {
  readonly [density in NonNullable<Look['density']>]: Variables
} = {
  compact: {
    '--kit-space-5': px(8),
    '--kit-space-6': px(12),
    '--kit-space-8': px(16),
    '--kit-header': px(48),
    '--kit-row': px(48),
    '--kit-row-dense': px(44),
    '--kit-button': px(44),
  },
  regular: {},
  spacious: {
    '--kit-space-5': px(16),
    '--kit-space-6': px(20),
    '--kit-space-8': px(32),
    '--kit-width': px(400),
    '--kit-header': px(64),
    '--kit-row': px(64),
    '--kit-row-dense': px(56),
    '--kit-button': px(56),
  },
}
