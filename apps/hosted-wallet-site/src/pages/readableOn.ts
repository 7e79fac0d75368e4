/**
 * Black or white, whichever is read better on a colour.
 * @param colour `#rrggbb`
 * @see WCAG 2.2, relative luminance
 */
export function readableOn(colour: string): '#000000' | '#ffffff' {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) =>
      part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
    )
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  // Where both are read equally well: (1.05 / (l + 0.05)) = (l + 0.05) / 0.05.
  return luminance > 0.179 ? '#000000' : '#ffffff'
}
