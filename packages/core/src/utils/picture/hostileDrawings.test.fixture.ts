const around = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"'

/** A drawing with this in it. */
export function svg(body: string, attributes = around): string {
  return `<svg ${attributes}>${body}</svg>`
}

/** The same as a wallet would give it. */
export function toUri(drawing: string): string {
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`
}

const many = (count: number, write: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => write(index)).join('')
const bits = (name: string, depth: number) =>
  many(
    depth,
    (level) =>
      `<g id="${name}${level + 1}">${many(10, () => `<use href="#${name}${level}"/>`)}</g>`,
  )
const wide = 'x="-9" y="-9" width="99" height="99"'
const rect = '<rect width="99" height="99"/>'
const nested = (open: string, inside: string, close: string, depth: number) =>
  open.repeat(depth) + inside + close.repeat(depth)

/** Drawings that would keep a browser at work, and why. */
export const hostileDrawings: Readonly<Record<string, string>> = {
  'uses in uses': svg(`<g id="a0">${rect}</g>${bits('a', 6)}<use href="#a6"/>`),
  'uses by the older name': svg(
    `<g id="a0">${rect}</g>${bits('a', 6)}<use xlink:href="#a6"/>`.replaceAll(
      ' href',
      ' xlink:href',
    ),
    `${around} xmlns:xlink="http://www.w3.org/1999/xlink"`,
  ),
  'uses under another prefix': svg(
    `<s:g id="a0">${rect}</s:g>`,
    `${around} xmlns:s="http://www.w3.org/2000/svg"`,
  ),
  'a use of what it is in': svg('<g id="a"><use href="#a"/></g>'),
  'entities in entities': `<!DOCTYPE svg [<!ENTITY a "${rect}"><!ENTITY b "&a;&a;">]>${svg('&b;')}`,
  'a DTD alone': `<!DOCTYPE svg>${svg(rect)}`,
  'patterns in patterns': svg(
    `${many(
      6,
      (level) =>
        `<pattern id="p${level + 1}" width=".1" height=".1"><rect fill="url(#p${level})"/></pattern>`,
    )}<rect fill="url(#p6)"/>`,
  ),
  'a pattern for all that is in a group': svg(
    `<pattern id="p" width=".1" height=".1">${rect}</pattern><g fill="url(#p)">${rect}</g>`,
  ),
  'a pattern by the rule of a style': svg(
    `<style>*{fill:url(#p)}</style><pattern id="p">${rect}</pattern>${rect}`,
  ),
  'a pattern without end': svg(
    `<pattern id="p" patternUnits="userSpaceOnUse" width="900000" height="900000">${rect}</pattern><rect fill="url(#p)"/>`,
  ),
  'masks in masks': svg(
    `<mask id="m">${rect}</mask><mask id="n"><g mask="url(#m)">${rect}</g></mask><g mask="url(#n)">${rect}</g>`,
  ),
  'masks by another spelling': svg(
    `<mask id="m">${rect}</mask><mask id="n"><g mask="URL( '&#35;m' )">${rect}</g></mask><g style="mask:url(#n)">${rect}</g>`,
  ),
  'many masks': svg(
    `<mask id="m" ${wide}>${rect}</mask>${many(200, () => '<rect mask="url(#m)"/>')}`,
  ),
  'clips in clips': svg(
    `<clipPath id="c">${rect}</clipPath><clipPath id="d" clip-path="url(#c)">${rect}</clipPath><g clip-path="url(#d)">${rect}</g>`,
  ),
  markers: svg(
    `<marker id="m">${rect}</marker><path marker-mid="url(#m)" d="M0 0h1h1"/>`,
  ),
  'filters on filters': svg(
    `<filter id="f"><feGaussianBlur stdDeviation="50"/></filter>${nested('<g filter="url(#f)">', rect, '</g>', 20)}`,
  ),
  'a filter of noise': svg(
    `<filter id="f"><feTurbulence numOctaves="99"/></filter><g filter="url(#f)">${rect}</g>`,
  ),
  'a filter by a function': svg('<g style="filter:blur(99px)"/>'),
  'a filter far beyond the drawing': svg(
    `<filter id="f" x="-9000" y="-9000" width="19000" height="19000"><feFlood/></filter><g filter="url(#f)">${rect}</g>`,
  ),
  'groups in groups that are blended': svg(
    many(18, () => nested('<g style="mix-blend-mode:hue">', rect, '</g>', 20)),
  ),
  'scales in scales': svg(
    `<g transform="scale(99999)"><path transform="scale(99999)" stroke="red" d="M0 0L9 9L1 7L3 5"/></g>`,
  ),
  'a scale by a small view': svg(
    many(200, () => '<path d="M0 0L9999 9L7 9999"/>'),
    'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 .01 .01"',
  ),
  'dashes without end': svg(
    '<path stroke="red" stroke-dasharray=".0001" d="M0 0h99"/>',
  ),
  'a path without end': svg(
    `<path d="M0 0${many(4000, (at) => `L${(at * 37) % 100} ${(at * 61) % 100}`)}"/>`,
  ),
  'strokes over strokes': svg(
    `<path fill="none" stroke="red" stroke-width="30" d="M0 0${many(2000, (at) => `L${(at * 37) % 100} ${(at * 61) % 100}`)}"/>`,
  ),
  'strokes by the rule of a style': svg(
    `<style>path{stroke:red;stroke-width:90}</style><path d="M0 0${many(900, () => 'l1 1-1-1')}"/>`,
  ),
  'more elements than a drawing has': svg(many(500, () => rect)),
  'depth without end': svg(nested('<g>', rect, '</g>', 40)),
  motion: svg(
    '<rect><animate attributeName="x" values="0;9" dur="1ms"/></rect>',
  ),
  'motion by a style': svg(
    '<style>@keyframes a{to{x:9}}*{animation:a 1ms}</style>',
  ),
  'a change by set': svg('<rect><set attributeName="x" to="9"/></rect>'),
  'a style that looks around': svg(`<style>:has(* *){fill:red}</style>${rect}`),
  script: svg('<script>alert(1)</script>'),
  'what runs on its load': svg('<g onload="alert(1)"/>'),
  'a page in it': svg('<foreignObject><p/></foreignObject>'),
  text: svg(`<text>${'\u{13000}'.repeat(500)}</text>`),
  'a picture from elsewhere': svg('<image href="https://evil.example/i.png"/>'),
  'a drawing in it': svg(`<image href="${toUri(svg(rect))}"/>`),
  'a style from elsewhere': svg(
    '<style>@import "https://evil.example";</style>',
  ),
  'a style sheet from elsewhere': `<?xml-stylesheet href="https://evil.example"?>${svg(rect)}`,
  'an address with an escape': svg('<rect fill="u\\72l(#p)"/>'),
  'a use of another drawing': svg('<use href="https://evil.example#a"/>'),
  'an end in a comment': svg(
    `<g id="a"><!-- </g> --><use href="#b"/></g><g id="b">${rect}<use href="#a"/></g>`,
  ),
  'what is no drawing': '<p/>',
  'what does not end': `<svg ${around}><g>`,
  'two drawings': svg(rect) + svg(rect),
}
