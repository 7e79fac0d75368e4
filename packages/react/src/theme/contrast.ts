import { linearRgb } from './oklch.js'

function luminance(hex: string) {
  const [r, g, b] = linearRgb(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/**
 * The contrast ratio of two colours, 1–21 (WCAG 2.x, relative luminance).
 * @param first - `#rrggbb`
 * @param second - `#rrggbb`
 * @example contrast('#ffffff', '#000000') // 21
 */
export function contrast(first: string, second: string): number {
  const a = luminance(first)
  const b = luminance(second)
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}
