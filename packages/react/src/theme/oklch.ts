/** A colour in OKLCH: lightness 0–1, chroma 0–0.4, hue in degrees. */
export type Oklch = { lightness: number; chroma: number; hue: number }

const toLinear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4

const toGamma = (channel: number) =>
  channel <= 0.0031308
    ? 12.92 * channel
    : 1.055 * Math.max(channel, 0) ** (1 / 2.4) - 0.055

/** Linear-light sRGB channels, 0–1, of `#rrggbb`. */
export function linearRgb(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16)
  return [
    toLinear((value >> 16) / 255),
    toLinear(((value >> 8) & 255) / 255),
    toLinear((value & 255) / 255),
  ]
}

/** Converts `#rrggbb` to OKLCH (Björn Ottosson's OKLab matrices). */
export function hexToOklch(hex: string): Oklch {
  const [r, g, b] = linearRgb(hex)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const labA = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const labB = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(labA, labB),
    hue: ((Math.atan2(labB, labA) * 180) / Math.PI + 360) % 360,
  }
}

function linearFromOklch({ lightness, chroma, hue }: Oklch) {
  const angle = (hue * Math.PI) / 180
  const labA = chroma * Math.cos(angle)
  const labB = chroma * Math.sin(angle)
  const l = (lightness + 0.3963377774 * labA + 0.2158037573 * labB) ** 3
  const m = (lightness - 0.1055613458 * labA - 0.0638541728 * labB) ** 3
  const s = (lightness - 0.0894841775 * labA - 1.291485548 * labB) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

/** Converts OKLCH to `#rrggbb`, with as much of its chroma as sRGB can show. */
export function oklchToHex(color: Oklch): string {
  let chroma = color.chroma
  let linear = linearFromOklch({ ...color, chroma })
  while (chroma > 0 && linear.some((x) => x < -1e-4 || x > 1.0001)) {
    chroma = Math.max(0, chroma - 0.002)
    linear = linearFromOklch({ ...color, chroma })
  }
  const bytes = linear.map((x) =>
    Math.round(255 * Math.min(1, Math.max(0, toGamma(x))))
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${bytes.join('')}`
}
