import { afterEach, expect, test } from 'vitest'
import { svg, toUri } from './hostileDrawings.test.fixture.js'
import { readPicture } from './readPicture.js'

const frameLimitMs = 50

const many = (count: number, write: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => write(index)).join('')
const place = (index: number) => `${(index * 37) % 100} ${(index * 61) % 100}`
const whole = '<rect width="99" height="99"/><circle cx="50" cy="50" r="49"/>'
const blended = '<g style="mix-blend-mode:hue;isolation:isolate">'

/** What costs a browser most, by how often it is there. */
const drawings: Readonly<Record<string, (count: number) => string>> = {
  'long lines': (count) =>
    svg(
      `<path fill-rule="evenodd" d="M0 0${many(count, (at) => `L${place(at)}`)}"/>`,
    ),
  curves: (count) =>
    svg(
      `<path d="M0 0${many(count, (at) => `C${place(at)} ${place(at + 7)} ${place(at + 9)}`)}"/>`,
    ),
  'wide strokes': (count) =>
    svg(
      `<path fill="none" stroke="red" stroke-width="30" stroke-linejoin="round" d="M0 0${many(count, (at) => `L${place(at)}`)}"/>`,
    ),
  'blended groups': (count) =>
    svg(many(count, () => blended.repeat(20) + whole + '</g>'.repeat(20))),
  gradients: (count) =>
    svg(
      `<radialGradient id="a" r=".01" spreadMethod="repeat"><stop stop-color="red"/><stop offset="1"/></radialGradient>${many(count, () => '<rect width="100" height="100" opacity=".5" fill="url(#a)"/>')}`,
    ),
  'used parts': (count) =>
    svg(
      `<g id="a">${many(count, (at) => `<circle cx="${at}" cy="50" r="40" opacity=".5"/>`)}</g>${many(count, (at) => `<use href="#a" x="${at}"/>`)}`,
    ),
  patterns: (count) =>
    svg(
      `<pattern id="p" width=".03" height=".03" patternTransform="rotate(33)">${many(count, () => '<circle cx="1" cy="1" r="2"/>')}</pattern>${many(count, () => '<circle cx="50" cy="50" r="90" fill="url(#p)"/>')}`,
    ),
  masks: (count) =>
    svg(
      `<mask id="m"><circle cx="50" cy="50" r="40" fill="#fff"/></mask>${many(count, () => `<g mask="url(#m)">${whole}</g>`)}`,
    ),
  blurs: (count) =>
    svg(
      `<filter id="f" width="200%" height="200%"><feGaussianBlur stdDeviation="9"/></filter>${many(count, () => `<g filter="url(#f)">${whole}</g>`)}`,
    ),
}

afterEach(() => document.body.replaceChildren())

test.each(Object.entries(drawings))(
  'the worst drawing of %s that is taken keeps no frame waiting',
  async (_name, make) => {
    const uri = worst(make)
    // Others may have the processor for a while: the best of some counts.
    const frames: number[] = []
    for (let run = 0; run < 5; run++) frames.push(await longestFrame(uri))
    expect(Math.min(...frames)).toBeLessThanOrEqual(frameLimitMs)
  },
)

test('what the review drew is not taken', () => {
  const levels = many(
    6,
    (level) =>
      `<g id="a${level + 1}">${many(10, () => `<use href="#a${level}"/>`)}</g>`,
  )
  const drawing = svg(`<rect id="a0" width="1" height="1"/>${levels}`)
  expect(toUri(drawing).length).toBeLessThan(4_096)
  expect(readPicture(toUri(drawing))).toBeUndefined()
})

/** The largest that is still taken. */
function worst(make: (count: number) => string): string {
  let taken = 1
  const isTaken = (count: number) =>
    readPicture(toUri(make(count))) !== undefined
  expect(isTaken(taken)).toBe(true)
  let step = 4_096
  for (; step >= 1; step = Math.floor(step / 2))
    if (isTaken(taken + step)) taken += step
  return toUri(make(taken))
}

/** Draws a picture as rows do, and again in each of the next frames. */
async function longestFrame(uri: string): Promise<number> {
  const image = new Image(72, 72)
  image.decoding = 'async'
  image.src = uri
  const loaded = image.decode()
  let last = await nextFrame()
  let longest = 0
  document.body.append(image)
  await loaded
  for (let frame = 0; frame < 12; frame++) {
    image.width = 72 + (frame % 2)
    const now = await nextFrame()
    longest = Math.max(longest, now - last)
    last = now
  }
  image.remove()
  return longest
}

function nextFrame(): Promise<number> {
  return new Promise((resolve) => {
    requestAnimationFrame(resolve)
  })
}
