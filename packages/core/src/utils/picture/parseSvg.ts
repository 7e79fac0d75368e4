/** An element of a drawing; those inside it come right behind it. */
export type SvgElement = {
  readonly name: string
  /** Values as a browser reads them. */
  readonly attributes: ReadonlyMap<string, string>
  readonly children: SvgElement[]
  /** What is written in it, for styles. */
  text: string
}

const elementsLimit = 400
const depthLimit = 24

const part =
  /<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<\?[\s\S]*?\?>|<(\/?)([a-z_][\w:.-]*)((?:\s+[a-z_][\w:.-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/iy

const attribute = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/**
 * Reads a drawing (SVG) as strictly as XML is to be read. What would make a
 * parser do more than read is refused: a DTD, processing instructions.
 * @returns undefined when it is none, or too much
 */
export function parseSvg(text: string): SvgElement | undefined {
  const open: SvgElement[] = []
  let root: SvgElement | undefined
  let count = 0
  let end = 0
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', end)) {
    part.lastIndex = at
    const match = part.exec(text)
    // Nothing is looked for behind what is no part.
    if (!match) return undefined
    const [whole, data, isEnd, name = '', attributes = '', isEmpty] = match
    const between = text.slice(end, at)
    end = at + whole.length
    const parent = open.at(-1)
    if (!parent && between.trim().replace('\ufeff', '')) return undefined
    if (parent) parent.text += between + (data ?? '')
    if (whole.startsWith('<?') && !isDeclaration(whole, at)) return undefined
    if (!name) continue
    if (isEnd) {
      if (open.pop()?.name !== name) return undefined
      continue
    }
    const element = {
      name,
      attributes: readAttributes(attributes),
      children: [],
      text: '',
    }
    if (parent) parent.children.push(element)
    else if (root) return undefined
    else root = element
    if (!isEmpty) open.push(element)
    count += 1
    if (count > elementsLimit || open.length > depthLimit) return undefined
  }
  return open.length === 0 && !text.slice(end).trim() ? root : undefined
}

/** The one at the beginning may name one encoding. */
function isDeclaration(text: string, index: number): boolean {
  const [, encoding = 'utf-8'] = /encoding\s*=\s*["']([^"']*)/i.exec(text) ?? []
  return index < 2 && /^<\?xml\s/.test(text) && /^utf-?8$/i.test(encoding)
}

function readAttributes(text: string): ReadonlyMap<string, string> {
  return new Map(
    [...text.matchAll(attribute)].map(([, name = '', double, single]) => [
      name,
      readReferences(double ?? single ?? ''),
    ]),
  )
}

const named: { readonly [name: string]: string } = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
}

/** Characters that are written by number or name. */
function readReferences(text: string): string {
  return text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi,
    (whole, hex, decimal, name) => {
      if (name) return named[name] ?? whole
      const code = Number.parseInt(hex ?? decimal, hex ? 16 : 10)
      return code <= 0x10ffff ? String.fromCodePoint(code) : ''
    },
  )
}
