import { numbersIn, sizeIn } from './measureShape.js'
import { ownCost, type Paint } from './ownCost.js'
import type { SvgElement } from './parseSvg.js'
import { type Properties, propertiesOf } from './propertiesOf.js'
import { readStyle } from './readStyle.js'

const gradient = /^(linear|radial)Gradient$/

/** Shown only where something refers to it. */
const unseen = /^(defs|symbol|pattern|mask|clipPath|filter|\w+Gradient)$/

type Context = Paint & {
  readonly hasUse: boolean
  readonly hasEffect: boolean
}

/**
 * What it costs to draw a drawing, with all that is drawn again counted again;
 * 40 are about a millisecond.
 * @param limit what costs more is not counted to its end
 * @returns endless beyond the limit, and where drawn parts contain what is drawn again themselves,
 * beyond what drawing programs write: a mask or a pattern that uses a shape
 */
export function costOfSvg(root: SvgElement, limit: number): number {
  const { byId, twice } = listIds(root)
  const sheet = stylesOf(root)
  const view = viewOf(root)
  if (!(view > 0) || !isPlainSheet()) return Infinity

  /** Rules may reach whatever element: only gradients may be referred to. */
  function isPlainSheet(): boolean {
    return sheet.every(
      ([name, value]) =>
        !/transform/.test(name) &&
        idsIn(value).every(
          (id) => !twice.has(id) && gradient.test(byId.get(id)?.name ?? ''),
        ),
    )
  }

  /** Of all that was counted by now, each at least once in the sum. */
  let counted = 0

  function costOf(element: SvgElement, above: Context): number {
    if (counted > limit) return Infinity
    const { children, name } = element
    const properties = propertiesOf(element)
    const context = { ...above, ...paintOf(properties, above) }
    let cost = ownCost(element, properties, context)
    counted += cost
    if (name !== 'svg' && properties.has('viewBox')) return Infinity
    for (const child of children)
      cost += unseen.test(child.name) ? sizeOf(child) : costOf(child, context)
    for (const { id, isUse } of referencesOf(properties)) {
      const target = byId.get(id)
      if (twice.has(id)) return Infinity
      if (!target) continue
      if (gradient.test(target.name)) {
        cost += 12 * sizeOf(element)
        continue
      }
      if (isUse ? context.hasUse : context.hasEffect) return Infinity
      // All inside would be painted with it.
      const isLeaf = children.length === 0 && name !== 'use'
      if (target.name === 'pattern' && !isLeaf) return Infinity
      counted += 20
      cost +=
        20 + (isUse ? 1 : 2) * costOf(target, contextOf(target, context, isUse))
    }
    return cost
  }

  function contextOf(target: SvgElement, context: Context, isUse: boolean) {
    const isInBox = [...target.attributes].some(
      ([key, value]) =>
        /ContentUnits$|^clipPathUnits$|^primitiveUnits$/.test(key) &&
        /box/i.test(value),
    )
    return {
      ...context,
      scale: context.scale * (isInBox ? view : 1),
      hasUse: context.hasUse || isUse,
      hasEffect: context.hasEffect || !isUse,
    }
  }

  return costOf(root, {
    scale: 1 / view,
    strokeWidth: sheet.some(
      ([name, value]) => name === 'stroke' && value !== 'none',
    )
      ? Math.max(
          1,
          ...sheet.map(([name, value]) =>
            name === 'stroke-width' ? sizeIn(value) : 0,
          ),
        )
      : undefined,
    isLayered: sheet.some(([name]) =>
      /^(opacity|mix-blend|isolation)/.test(name),
    ),
    isShaded: sheet.some(([, value]) => idsIn(value).length > 0),
    hasUse: false,
    hasEffect: false,
  })
}

/** What an element hands down to those in it. */
function paintOf(properties: Properties, above: Paint): Partial<Paint> {
  const stroke = properties.get('stroke')
  const width = properties.get('stroke-width')
  const isStroked =
    stroke === undefined
      ? above.strokeWidth !== undefined
      : stroke.trim() !== 'none'
  const widest = Math.max(above.strokeWidth ?? 1, above.widest ?? 0)
  const given =
    width === undefined
      ? widest
      : Math.max(sizeIn(width), above.strokeWidth ?? 0)
  return {
    scale: above.scale * scaleOf(properties),
    strokeWidth: isStroked ? given : undefined,
    widest: given,
  }
}

/** By how much an element and all in it are enlarged. */
function scaleOf(properties: Properties): number {
  const text = `${properties.get('transform') ?? ''} ${properties.get('patternTransform') ?? ''}`
  let scale = 1
  for (const [, name = '', given = ''] of text.matchAll(
    /(?<!\w)(\w+)\s*\(([^()]*)\)/g,
  )) {
    if (/^(matrix|scale)/i.test(name))
      scale *=
        Math.max(...numbersIn(given).slice(0, 4).map(Math.abs)) * Math.SQRT2
    if (/^skew/i.test(name)) scale *= sizeIn(given) > 60 ? Infinity : 2
  }
  return scale
}

function viewOf({ attributes }: SvgElement): number {
  const [, , ...box] = numbersIn(attributes.get('viewBox') ?? '')
  const [width = 0, height = width] = attributes.has('viewBox')
    ? box
    : [attributes.get('width') ?? '100', attributes.get('height') ?? '100'].map(
        (text) => sizeIn(text),
      )
  return Math.min(width, height)
}

function listIds(root: SvgElement) {
  const byId = new Map<string, SvgElement>()
  const twice = new Set<string>()
  const list = (element: SvgElement): void => {
    const id = element.attributes.get('id')
    if (id !== undefined && byId.has(id)) twice.add(id)
    else if (id !== undefined) byId.set(id, element)
    element.children.forEach(list)
  }
  list(root)
  return { byId, twice }
}

function sizeOf({ children }: SvgElement): number {
  return children.reduce((sum, child) => sum + sizeOf(child), 1)
}

function referencesOf(properties: Properties) {
  return [...properties].flatMap(([key, value]) => [
    ...(/(^|:)href$/.test(key) && value.trim().startsWith('#')
      ? [{ id: value.trim().slice(1), isUse: true }]
      : []),
    ...(key === 'style' ? [] : idsIn(value)).map((id) => ({
      id,
      isUse: false,
    })),
  ])
}

function stylesOf({
  children,
  name,
  text,
}: SvgElement): readonly (readonly [string, string])[] {
  const own = name === 'style' ? (readStyle(text) ?? []) : []
  return [...own, ...children.flatMap(stylesOf)]
}

function idsIn(value: string): readonly string[] {
  return [...value.matchAll(/url\(\s*["']?#([^\s"'()]+)/gi)].map(
    ([, id = '']) => id,
  )
}
