import { isSoundRaster } from './isSoundRaster.js'
import type { SvgElement } from './parseSvg.js'
import { readDataUri } from './readDataUri.js'
import { readStyle } from './readStyle.js'

/** What icons are made of. Text loads fonts; the rest moves, runs or links. */
const drawing = new Set([
  ...['svg', 'g', 'defs', 'symbol', 'use', 'title', 'desc', 'metadata'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'],
  ...['linearGradient', 'radialGradient', 'stop', 'style', 'image'],
  ...['clipPath', 'mask', 'pattern', 'filter', 'feFlood', 'feBlend'],
  ...['feColorMatrix', 'feComposite', 'feGaussianBlur', 'feOffset'],
])

/** What drawing programs note; browsers do nothing with it. */
const notes =
  /^(sodipodi|inkscape|rdf|cc|dc|serif|sketch|figma|bx|xlink|xml|xmlns|vectornator|krita|svgjs|i|x|a|ns\d?)$/

const functions =
  /^(url|(rgb|hsl)a?|matrix|(translate|scale|skew)[xy]?|rotate)$/i

/** Properties that move, repeat or filter; there are elements for the last. */
const refusedProperty =
  /^(-|on|stroke-dash|animation|transition|marker|backdrop|offset-|motion|content|background(?!-color)|cursor|will-change|transform-style|perspective|contain|border|list-|src|zoom|view-|scroll|font-face|(scale|rotate|translate)$)/i

const numeric =
  /^(d|points|.*transform|[xyr]|[xy][12]|[cf][xyr]|[rd][xy]|.*width|.*height|viewBox|stdDeviation|offset|k[1-4]|values|.*-(length|size|offset|miterlimit))$/i

/** Whether a drawing and all in it is of the kind that icons are made of. */
export function hasOnlyDrawing(element: SvgElement): boolean {
  const { attributes, children, name, text } = element
  const { prefix } = partsOf(name)
  if (prefix === undefined ? !drawing.has(name) : !notes.test(prefix))
    return false
  if (name === 'style' && readStyle(text)?.every(isSoundProperty) !== true)
    return false
  return (
    [...attributes].every((one) => isSoundAttribute(name, ...one)) &&
    children.every(hasOnlyDrawing)
  )
}

function partsOf(name: string) {
  const [, prefix, local = ''] = /^(?:([^:]*):)?(.*)$/.exec(name) ?? []
  return { prefix, local }
}

function isSoundAttribute(
  element: string,
  name: string,
  value: string,
): boolean {
  const { local, prefix } = partsOf(name)
  // A name of one's own for what the prefixes below stand for.
  if (prefix === 'xmlns')
    return notes.test(local) && !/2000\/svg|xhtml/i.test(value)
  if (local === 'href') return isSoundReference(element, value)
  if (prefix !== undefined) return notes.test(prefix)
  if (name === 'xmlns') return value === 'http://www.w3.org/2000/svg'
  if (name === 'style')
    return readStyle(`*{${value}}`)?.every(isSoundProperty) === true
  if (/^(id|class|version|role|aria-.*|data-.*)$/.test(name)) return true
  return isSoundProperty([name, value])
}

/** Within the drawing, or a picture that is part of it. */
function isSoundReference(element: string, value: string): boolean {
  if (element !== 'image') return /^#[^\s()]+$/.test(value.trim())
  const data = readDataUri(value)
  return data !== undefined && !data.isSvg && isSoundRaster(data.bytes)
}

function isSoundProperty([name, value]: readonly [string, string]): boolean {
  if (refusedProperty.test(name)) return /^\s*(none|0|auto)\s*$/.test(value)
  if (value.includes('\\')) return false
  if (numeric.test(name) && isHuge(value)) return false
  return [...value.matchAll(/(?<![\w-])([\w-]*)\(([^)]*)/g)].every(
    ([, called = '', given = '']) =>
      functions.test(called) &&
      (!/^url$/i.test(called) || /^\s*(["']?)#[^\s"'()]+\1\s*$/.test(given)),
  )
}

/** Whole drawings are of some hundreds; more is no longer a place in one. */
function isHuge(value: string): boolean {
  return (
    /\d{7}|\d\.?e\+?\d/i.test(value.replace(/\.\d+/g, '.')) ||
    [...value.matchAll(/(?<![\d.])([\d.]+)%/g)].some(
      ([, share]) => Number(share) > 400,
    )
  )
}
