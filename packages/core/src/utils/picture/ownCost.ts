import { sizeOfRaster } from './isSoundRaster.js'
import { measureShape, sizeIn } from './measureShape.js'
import type { SvgElement } from './parseSvg.js'
import type { Properties } from './propertiesOf.js'
import { readDataUri } from './readDataUri.js'

/** How an element is painted, for all that is known. */
export type Paint = {
  /** One of its units, in the width of the drawing. */
  readonly scale: number
  /** Undefined where no outline is drawn. */
  readonly strokeWidth: number | undefined
  /** The width that an outline would have. */
  readonly widest?: number | undefined
  readonly isLayered: boolean
  readonly isShaded: boolean
}

const layer = /^(opacity|mix-blend-mode|isolation)$/

/** What one element costs, without what it contains or refers to. */
export function ownCost(
  { name }: SvgElement,
  properties: Properties,
  { isLayered, isShaded, scale, strokeWidth }: Paint,
): number {
  const { length, letters, segments } = measureShape(name, properties)
  const isLayer =
    isLayered || [...properties.keys()].some((key) => layer.test(key))
  const fill = letters / 32 + 3 * length * scale
  const stroke =
    strokeWidth === undefined
      ? 0
      : letters / 16 + 3 * scale * (length + segments * strokeWidth)
  return (
    1 +
    fill +
    stroke +
    (isLayer ? 8 : 0) +
    (isShaded ? 12 : 0) +
    extraCost(name, properties, scale)
  )
}

function extraCost(
  name: string,
  properties: Properties,
  scale: number,
): number {
  if (name === 'image') return imageCost(properties)
  if (/^(pattern|mask|filter)$/.test(name)) return regionCost(properties, scale)
  if (name === 'feGaussianBlur') return 200
  return name.startsWith('fe') ? 50 : 0
}

/** It is decoded whole, however small it is shown. */
function imageCost(properties: Properties): number {
  const href = properties.get('href') ?? properties.get('xlink:href') ?? ''
  const { bytes = '' } = readDataUri(href) ?? {}
  const [width, height] = sizeOfRaster(bytes) ?? [0, 0]
  return 20 + (500 * width * height) / 1024 ** 2
}

/** A part far larger than the drawing is painted whole. */
function regionCost(properties: Properties, scale: number): number {
  const isInUnits = [...properties].some(
    ([key, value]) =>
      /^(pattern|mask|filter)Units$/.test(key) && /user/i.test(value),
  )
  const largest = Math.max(
    ...['x', 'y', 'width', 'height'].map((key) => {
      const text = properties.get(key) ?? ''
      return sizeIn(text) / (text.includes('%') ? 100 : 1)
    }),
  )
  const extent = largest * (isInUnits ? scale : 1)
  return extent > 8 ? Infinity : 0
}
