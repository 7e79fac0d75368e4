import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { specimens } from '../primitives/everyPrimitive.test.fixture.js'
import { createAppearance } from './createAppearance.js'
import { KitScope } from './KitScope.js'
import { resolveVariables } from './resolveVariables.js'
import './styles.css'

const preflight = `
  *, ::before, ::after { box-sizing: border-box; border: 0 solid red; margin: 3px; padding: 2px; --tw: 1 }
  html { line-height: 2.5; font-family: serif; letter-spacing: 2px }
  h1, h2, h3 { font-size: inherit; font-weight: inherit }
  a { color: inherit; text-decoration: underline wavy }
  button, input, select, textarea { font: 30px cursive; color: red; background: lime; border-radius: 0; opacity: .5; text-transform: uppercase }
  ol, ul, menu { list-style: square; padding: 40px }
  img, svg, video, canvas { display: inline; vertical-align: top; max-width: 3px; height: auto }
  ::placeholder { color: red; opacity: .1 }
  [hidden] { display: none }
`
const hosts = {
  '* { all: unset }': '*, *::before, *::after { all: unset }',
  'a utility framework': preflight,
  'a host with themes':
    '[data-theme] { background: #fff; color: lime; display: flex; font: 9px serif; padding: 5px }',
  'bare elements':
    'html body div, html body span, html body p, html body li { color: #fff; display: inline; float: left; text-align: right; font: 9px serif; position: relative; top: 4px }',
  'loud inheritance':
    'body { color: red; font: italic 30px/3 cursive; letter-spacing: 5px; text-align: right; text-transform: uppercase; visibility: visible; cursor: crosshair; white-space: pre; word-spacing: 9px; list-style: square; text-indent: 30px }',
  'bare drawings':
    'svg { fill: red; stroke: lime; width: 3px; overflow: visible } path { d: path("M0 0h9"); stroke-width: 9 } rect { width: 1px; fill: red; x: 3px }',
}

let container: HTMLElement
let root: Root

beforeEach(() => {
  container = document.createElement('main')
  document.body.append(container)
  root = createRoot(container)
})

afterEach(() => {
  root.unmount()
  container.remove()
})

function looks() {
  const scope = container.querySelector('[data-kit]')
  const parts = scope ? [...scope.querySelectorAll('*')] : []
  const origin = scope?.getBoundingClientRect()
  return parts.map((part) => {
    const style = getComputedStyle(part)
    const box = part.getBoundingClientRect()
    const isDrawn = part.getClientRects().length > 0
    const at = [
      box.x - (isDrawn ? (origin?.x ?? 0) : 0),
      box.y - (isDrawn ? (origin?.y ?? 0) : 0),
      box.width,
      box.height,
    ].map((edge) => Math.round(edge * 10) / 10)
    const values = [...style]
      .filter((name) => !name.startsWith('--'))
      .map((name) => `${name}: ${style.getPropertyValue(name)}`)
    return [`${part.localName} at ${at}`, ...values].join('\n')
  })
}

describe('the reset', () => {
  it.each(Object.entries(hosts))('changes no pixel under %s', (_name, css) => {
    container.className = 'host'
    flushSync(() =>
      root.render(
        <KitScope theme="light" motion="reduced">
          {specimens.map(({ name, element, wrap }) => (
            <div key={name}>{wrap ? wrap(element) : element}</div>
          ))}
        </KitScope>,
      ),
    )
    const frame =
      '.host { all: initial; display: block !important; width: 400px !important; padding: 0 !important; margin: 0 !important; border: 0 !important }'
    const style = document.createElement('style')
    document.head.append(style)
    style.textContent = frame
    const before = looks()
    style.textContent = css + frame
    const after = looks()
    style.remove()
    expect(before.length).toBeGreaterThan(100)
    const changed = after.filter((look, index) => look !== before[index])
    const first = after.findIndex((look, index) => look !== before[index])
    expect(diff(before[first], after[first])).toEqual([])
    expect(changed.length).toBe(0)
  })
})

function diff(before = '', after = '') {
  const known = before.split('\n')
  return after
    .split('\n')
    .flatMap((line, index) =>
      line === known[index] ? [] : [`${known[index]} → ${line}`],
    )
}

describe('KitScope', () => {
  it('writes an accent through CSSOM and takes it back', () => {
    const look = { accent: 'rebeccapurple', radius: 9 }
    const appearance = createAppearance({ look })
    const show = (element: React.ReactElement) =>
      flushSync(() => root.render(element))
    show(<KitScope theme="dark" appearance={appearance} />)
    const scope = container.querySelector('[data-kit]')
    const token = (name: string) =>
      scope ? getComputedStyle(scope).getPropertyValue(name) : undefined
    expect(token('--kit-accent')).toBe(
      resolveVariables(look, 'dark')['--kit-accent'],
    )
    expect(token('--kit-radius')).toBe('1.5')
    show(<KitScope theme="light" />)
    expect(token('--kit-accent')).toBe('#7058e2')
    expect(scope?.getAttribute('data-theme')).toBe('light')
  })
})
