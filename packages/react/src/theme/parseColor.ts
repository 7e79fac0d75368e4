const byte = (value: number) => value.toString(16).padStart(2, '0')

function paintedColor(color: string): string | undefined {
  if (typeof document === 'undefined') return undefined
  if (!CSS.supports('color', color)) return undefined
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return undefined
  context.fillStyle = color
  context.fillRect(0, 0, 1, 1)
  const [r = 0, g = 0, b = 0] = context.getImageData(0, 0, 1, 1).data
  return `#${byte(r)}${byte(g)}${byte(b)}`
}

/**
 * Any CSS colour as `#rrggbb`. Three and six hexadecimal digits are read
 * everywhere; the rest (names, `rgb()`, `oklch()`) is asked of the browser.
 * @throws TypeError when the colour is unknown.
 * @example parseColor('#05f') // '#0055ff'
 */
export function parseColor(color: string): string {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(color.trim())?.[1]
  if (digits?.length === 6) return `#${digits.toLowerCase()}`
  if (digits) return `#${digits.toLowerCase().replace(/./g, '$&$&')}`
  const painted = paintedColor(color)
  if (painted) return painted
  throw new TypeError(`"${color}" is not a colour that can be read here.`)
}
