import axe from 'axe-core'
import { cloneElement, createRef } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { KitScope } from '../theme/KitScope.js'
import '../theme/styles.css'
import { specimens } from './everyPrimitive.test.fixture.js'
import type { Specimen } from './Specimen.test.fixture.js'

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

function show(specimen: Specimen, element = specimen.element) {
  const wrap = specimen.wrap ?? ((inner) => inner)
  flushSync(() =>
    root.render(<KitScope theme="dark">{wrap(element)}</KitScope>),
  )
}

describe.each(specimens)('$name', (specimen) => {
  it('forwards its ref, its class and its data attributes', () => {
    const ref = createRef<Element>()
    const extra = { ref, className: 'mine', 'data-mine': 'yes' }
    show(specimen, cloneElement(specimen.element, extra))
    expect(ref.current).toBeInstanceOf(Element)
    expect(ref.current?.classList.contains('mine')).toBe(true)
    expect(ref.current?.getAttribute('data-mine')).toBe('yes')
  })

  it('renders on a server', () => {
    const wrap = specimen.wrap ?? ((inner) => inner)
    expect(renderToString(wrap(specimen.element))).toMatch(/^</)
  })

  it('styles itself without an inline style on a server', () => {
    const wrap = specimen.wrap ?? ((inner) => inner)
    expect(renderToString(wrap(specimen.element))).not.toContain(' style=')
  })
})

const named = specimens.flatMap((specimen) =>
  specimen.role ? [{ ...specimen, role: specimen.role }] : [],
)

it.each(named)('$name has its role and its name', async (specimen) => {
  show(specimen)
  const [role, name] = specimen.role
  const found = page.getByRole(
    role as Parameters<typeof page.getByRole>[0],
    name ? { name, exact: true } : {},
  )
  await expect.element(found.first()).toBeInTheDocument()
})

describe.each(['dark', 'light'] as const)('in the %s theme', (theme) => {
  it('axe finds nothing to object to', async () => {
    flushSync(() =>
      root.render(
        <KitScope theme={theme}>
          {specimens.map(({ name, element, wrap }) => (
            <div key={name}>{wrap ? wrap(element) : element}</div>
          ))}
        </KitScope>,
      ),
    )
    const surface = getComputedStyle(container.children[0] ?? container)
    container.style.background = surface.getPropertyValue('--kit-surface')
    const { violations } = await axe.run(container)
    const found = violations.map(({ id, nodes }) => [
      id,
      nodes.map((node) => `${node.html} ${node.failureSummary}`),
    ])
    expect(found).toEqual([])
  })
})
