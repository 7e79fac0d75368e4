/**
 * The contrast ratio (WCAG 2.x) of two custom properties of an element, in
 * whatever notation they are written: the browser itself paints them.
 */
export function measureContrast(
  element: Element,
  first: string,
  second: string,
): number {
  const style = getComputedStyle(element)
  const [dark = 0, light = 0] = [first, second]
    .map((name) => luminance(paint(style.getPropertyValue(name).trim())))
    .sort((one, other) => one - other)
  return (light + 0.05) / (dark + 0.05)
}

function paint(colour: string): readonly number[] {
  const canvas = document.createElement('canvas')
  canvas.width = 1
  canvas.height = 1
  const context = canvas.getContext('2d')
  if (!context) return [0, 0, 0]
  context.fillStyle = colour
  context.fillRect(0, 0, 1, 1)
  return [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)]
}

function luminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
