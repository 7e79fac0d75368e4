import type { SvgElement } from './parseSvg.js'
import { readStyle } from './readStyle.js'

/** Attributes, and the styles that are written as one. */
export type Properties = ReadonlyMap<string, string>

/** What holds for an element by itself. */
export function propertiesOf({ attributes }: SvgElement): Properties {
  const style = attributes.get('style')
  if (!style) return attributes
  return new Map([...attributes, ...(readStyle(`*{${style}}`) ?? [])])
}
