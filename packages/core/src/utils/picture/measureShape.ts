import type { Properties } from './propertiesOf.js'

/** How much of an outline a shape has, in its own units. */
export type Outline = {
  /** No less than it is. */
  readonly length: number
  readonly segments: number
  /** Letters of text that say so. */
  readonly letters: number
}

const numbers = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi
const command = /([a-z])([^a-df-z]*)/gi

/** How many numbers a piece of a path takes. */
const takes: { readonly [letter: string]: number } = {
  ...{ m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7 },
}

/** Measures the outline of a shape; of what is none, nothing. */
export function measureShape(name: string, properties: Properties): Outline {
  const value = (key: string) => sizeIn(properties.get(key))
  switch (name) {
    case 'path':
      return measurePath(properties.get('d') ?? '')
    case 'polygon':
    case 'polyline':
      return measurePath(`M${properties.get('points') ?? ''}`)
    case 'rect':
    case 'image':
      return plain(2 * (value('width') + value('height')))
    case 'circle':
      return plain(7 * value('r'))
    case 'ellipse':
      return plain(4 * (value('rx') + value('ry')))
    case 'line':
      return plain(
        ['x1', 'x2', 'y1', 'y2'].reduce((sum, key) => sum + value(key), 0),
      )
  }
  return { length: 0, segments: 0, letters: 0 }
}

/** The largest number of a text, whatever its sign. */
export function sizeIn(text = ''): number {
  return Math.max(0, ...numbersIn(text).map(Math.abs))
}

export function numbersIn(text: string): readonly number[] {
  return (text.match(numbers) ?? []).map(Number)
}

function plain(length: number): Outline {
  return { length, segments: 4, letters: 0 }
}

/**
 * The way along all points that a path names, which is no shorter than the
 * path; flags of arcs count as lengths, which does no harm.
 */
function measurePath(path: string): Outline {
  let length = 0
  let segments = 0
  let x = 0
  let y = 0
  for (const [, letter = '', text = ''] of path.matchAll(command)) {
    const given = numbersIn(text)
    const isRelative = letter === letter.toLowerCase()
    segments += 1 + given.length / (takes[letter.toLowerCase()] ?? 1)
    for (const [index, value] of given.entries()) {
      // Of an absolute place, the way from the last one.
      const isAcross =
        /h/i.test(letter) || (!/v/i.test(letter) && index % 2 === 0)
      const last = isAcross ? x : y
      length += Math.abs(isRelative ? value : value - last)
      if (isAcross) x = isRelative ? x + value : value
      else y = isRelative ? y + value : value
    }
  }
  return { length, segments, letters: path.length }
}
