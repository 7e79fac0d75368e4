import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { processorMsOf } from '../../../../../devstack/testing/processorMsOf.js'
import { propertyRuns } from '../../testing/propertyRuns.js'
import { hostileDrawings, svg, toUri } from './hostileDrawings.test.fixture.js'
import { readPicture } from './readPicture.js'

const base64 = (bytes: string) => btoa(bytes)
const bytesOf = (...values: (number | string)[]) =>
  values
    .map((one) => (typeof one === 'string' ? one : String.fromCharCode(one)))
    .join('')
const two = (value: number) => [value >> 8, value & 255]
const reversed = (value: number) => [value & 255, (value >> 8) & 255]

/** The beginnings of pictures of this size: all that is read of them. */
const rasters = {
  png: (width: number, height = width) =>
    bytesOf(
      '\x89PNG\r\n\x1a\n\0\0\0\rIHDR',
      0,
      0,
      ...two(width),
      0,
      0,
      ...two(height),
    ),
  gif: (width: number, height = width, frames = 1) =>
    bytesOf('GIF89a', ...reversed(width), ...reversed(height), 0, 0, 0) +
    bytesOf(
      0x2c,
      0,
      0,
      0,
      0,
      ...reversed(width),
      ...reversed(height),
      0,
      8,
      1,
      0,
      0,
    ).repeat(frames) +
    ';',
  jpeg: (width: number, height = width, scans = 1) =>
    bytesOf(
      0xff,
      0xd8,
      0xff,
      0xe0,
      0,
      4,
      0,
      0,
      0xff,
      0xc2,
      0,
      8,
      8,
      ...two(height),
      ...two(width),
      3,
    ) +
    bytesOf(0xff, 0xda, 0, 2, 1, 0xff, 0, 2).repeat(scans) +
    bytesOf(0xff, 0xd9),
  webp: (width: number, height = width) =>
    bytesOf(
      'RIFF\0\0\0\0WEBPVP8X\0\0\0\0\0\0\0\0',
      ...reversed(width - 1),
      0,
      ...reversed(height - 1),
      0,
    ),
}

describe('a picture of pixels', () => {
  it.each(Object.entries(rasters))(
    'of the kind %s is taken up to 1024',
    (kind, make) => {
      for (const type of [kind, 'png'])
        expect(
          readPicture(`data:image/${type};base64,${base64(make(1024))}`),
        ).toBeDefined()
      for (const size of [[1025], [30_000], [1, 30_000], [30_000, 1], [0]] as [
        number,
      ][])
        expect(
          readPicture(`data:image/${kind};base64,${base64(make(...size))}`),
        ).toBeUndefined()
    },
  )

  it.each([
    ['of another kind', 'BM\0\0\0\0'],
    ['AVIF', '\0\0\0 ftypavif'],
    ['an icon of Windows', '\0\0\x01\0\x01\0'],
    ['compressed', '\x1f\x8b\x08\0'],
    ['nothing', ''],
    ['a drawing', svg('<rect/>')],
    ['a PNG that moves', `${rasters.png(9)}\0\0\0\x08acTL`],
    ['a GIF that moves', rasters.gif(9, 9, 2)],
    ['a WebP that moves', `${rasters.webp(9)}ANIM`],
    ['a JPEG in a thousand scans', rasters.jpeg(9, 9, 1_000)],
    [
      'a GIF whose frame is larger',
      rasters.gif(9).replace(/,\0\0\0\0../, ',\0\0\0\0\xff\xff'),
    ],
  ])('is refused when it is %s', (_name, bytes) => {
    for (const type of ['png', 'gif', 'webp', 'jpeg'])
      expect(
        readPicture(`data:image/${type};base64,${base64(bytes)}`),
      ).toBeUndefined()
  })

  it('is read however its bytes are written', () => {
    const bytes = rasters.png(30_000)
    const percents = [...bytes]
      .map((byte) => `%${byte.charCodeAt(0).toString(16).padStart(2, '0')}`)
      .join('')
    expect(readPicture(`data:image/png,${percents}`)).toBeUndefined()
    expect(
      readPicture(`data:image/png;base64,${encodeURIComponent(base64(bytes))}`),
    ).toBeUndefined()
  })
})

describe('a drawing', () => {
  it.each(Object.entries(hostileDrawings))(
    'is refused for %s',
    (_name, drawing) => {
      for (const uri of spellings(drawing))
        expect(readPicture(uri), uri.slice(0, 60)).toBeUndefined()
    },
  )

  it.each([
    [
      'shapes',
      '<rect width="9" height="9" fill="#123"/><path d="M1e-3 1L2 2"/>',
    ],
    [
      'gradients',
      '<linearGradient id="a"><stop offset="50%"/></linearGradient><radialGradient id="b" href="#a"/><rect fill="url(#b)"/>',
    ],
    [
      'a style',
      '<style>/* a */.a{fill:url(#a);stroke-width:2px}</style><linearGradient id="a"/><rect class="a"/>',
    ],
    [
      'a style as data',
      '<style><![CDATA[.a{fill:#fff}]]></style><rect class="a"/>',
    ],
    [
      'a shape that is used',
      '<defs><path id="a" d="M0 0h1"/></defs><mask id="m"><use href="#a"/></mask><use href="#a"/><g mask="url(#m)"/>',
    ],
    [
      'a clip',
      '<g clip-path="url(#c)"><path d="M0 0h9"/></g><clipPath id="c"><rect width="9" height="9"/></clipPath>',
    ],
    [
      'a shadow',
      '<filter id="f" x="-50%" width="200%"><feFlood/><feOffset dy="4"/><feGaussianBlur stdDeviation="2"/></filter><g filter="url(#f)"/>',
    ],
    [
      'an embedded picture',
      `<pattern id="p" patternContentUnits="objectBoundingBox" width="1" height="1"><use href="#i" transform="scale(.01)"/></pattern><image id="i" width="96" height="96" href="data:image/png;base64,${base64(rasters.png(96))}"/><rect width="99" height="99" fill="url(#p)"/>`,
    ],
    [
      'notes of a program',
      '<metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><dc:x/></rdf:RDF></metadata><title>A &amp; B</title>',
    ],
  ])('is taken with %s, in every spelling', (_name, body) => {
    for (const uri of spellings(svg(body)))
      expect(readPicture(uri), uri.slice(0, 60)).toBe(
        uri.replaceAll('\n', '').trim(),
      )
    expect(
      readPicture(
        toUri(
          `<?xml version="1.0" encoding="UTF-8"?>\n<!-- a -->${svg(body)}\n`,
        ),
      ),
    ).toBeDefined()
  })

  it('is refused in another encoding, and compressed', () => {
    const drawing = svg('<rect/>')
    const wide = [...`\ufeff${drawing}`]
      .map((one) => bytesOf(...reversed(one.charCodeAt(0))))
      .join('')
    for (const bytes of [
      wide,
      `\0${drawing}`,
      '\x1f\x8b\x08',
      `\xff${drawing}`,
    ])
      expect(
        readPicture(`data:image/svg+xml;base64,${base64(bytes)}`),
      ).toBeUndefined()
    for (const encoding of ['utf-16', 'utf-7', 'iso-2022-jp', 'shift_jis']) {
      expect(
        readPicture(
          toUri(`<?xml version="1.0" encoding="${encoding}"?>${drawing}`),
        ),
      ).toBeUndefined()
      expect(
        readPicture(
          `data:image/svg+xml;charset=${encoding},${encodeURIComponent(drawing)}`,
        ),
      ).toBeUndefined()
    }
  })

  it('is judged in a moment, whatever it is', () => {
    const piece = fc.constantFrom(
      ...[
        '<g>',
        '</g>',
        '<svg xmlns="http://www.w3.org/2000/svg">',
        '</svg>',
        '<use href="#a"/>',
        '<',
        '>',
        '"',
      ],
      ...[
        '<g id="a" style="',
        'fill="url(#a)"',
        '<!--',
        '-->',
        '<![CDATA[',
        ']]>',
        '<style>',
        '{',
        '}',
        '/*',
        '&#x',
        ' ',
      ],
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const text = pieces.join('')
        readPicture(toUri(text))
        readPicture(toUri(svg(text)))
      }),
      propertyRuns(300),
    )
    for (const part of [
      '<',
      '<a ',
      '<!--',
      'a="',
      '<![CDATA[',
      '{',
      '/*',
      '&#',
      ' ',
      '<a b=""',
      'url(',
      '\t',
      ...['a', '1', '.', '1%', 'a-', 'scale(', ' b=""', '&a', 'a:', ';'],
    ])
      for (const around of [
        (text: string) => text,
        svg,
        (text: string) => svg(`<style>${text}`),
        (text: string) => svg(`<path d="${text}"/>`),
        (text: string) => svg(`<path transform="${text}"/>`),
        (text: string) => svg(`<path style="d:${text}"/>`),
        (text: string) => svg(`<path ${text}/>`),
      ]) {
        const uri = `data:image/svg+xml,${around(part.repeat(60_000 / part.length))}`
        const spentMs = processorMsOf(() => {
          readPicture(uri)
        })
        expect(spentMs, part).toBeLessThan(1_000)
      }
  })
})

it('is judged to an end, wherever its bytes end', () => {
  const whole = rasters.jpeg(20)
  for (let length = 0; length <= whole.length; length++)
    readPicture(`data:image/jpeg;base64,${base64(whole.slice(0, length))}`)
  expect(readPicture('data:image/jpeg;base64,/9j/4A==')).toBeUndefined()
})

it('is refused at once where its parts name each other over and over', () => {
  const drawn = `<g id="g">${'<path d="M0 0h1"/>'.repeat(150)}</g>`
  const mask = `<mask id="m">${'<use href="#g"/>'.repeat(60)}</mask>`
  const used = `<path mask="${'url(#m)'.repeat(150)}"/>`
  const spentMs = processorMsOf(() => {
    expect(readPicture(toUri(svg(drawn + mask + used)))).toBeUndefined()
  })
  expect(spentMs).toBeLessThan(1_000)
})

it('is a picture, of at most 64 KiB, and never an address', () => {
  for (const value of [
    ...[
      undefined,
      null,
      1,
      {},
      '',
      'data:',
      'data:image/png',
      'https://kite.example/i.png',
    ],
    ...[
      'javascript:alert(1)',
      'data:text/html,<p>',
      'data:image/svg+xmlx,<svg/>',
      '/kite.svg',
    ],
    ...[
      'data:image/avif;base64,AA',
      'blob:https://kite.example/1',
      ' //kite.example/i.png',
    ],
    `data:image/svg+xml,${encodeURIComponent(svg(`<title>${'x'.repeat(70_000)}</title>`))}`,
  ])
    expect(readPicture(value)).toBeUndefined()
})

function spellings(drawing: string): readonly string[] {
  const text = encodeURIComponent(drawing)
  const bytes = unescapeBytes(text)
  return [
    `data:image/svg+xml,${text}`,
    `data:image/svg+xml;utf8,${text}`,
    ` data:image/svg+xml;charset=utf-8,${text}`,
    `DATA:image/SVG+xml;charset="UTF-8",${text.replaceAll('%3C', '<').replaceAll('%20', ' ')}`,
    `data:image/svg+xml,${text.replaceAll('%3C', '%3c').replace('%3c', '%3\nc')}`,
    `data:image/svg+xml;base64,${base64(bytes)}`,
    `data:image/svg+xml;charset=utf-8;base64,${encodeURIComponent(base64(bytes))}`,
  ]
}

function unescapeBytes(text: string): string {
  return text.replace(/%(..)/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
}
