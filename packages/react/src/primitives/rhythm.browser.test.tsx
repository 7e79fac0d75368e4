import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { contrast } from '../theme/contrast.js'
import { Banner } from './Banner/Banner.js'
import { Button } from './Button/Button.js'
import { createTestSurface } from './createTestSurface.test.fixture.js'
import { EmptyState } from './EmptyState/EmptyState.js'
import { LinkButton } from './LinkButton/LinkButton.js'
import { Tabs } from './Tabs/Tabs.js'

let rendered: ReturnType<typeof createTestSurface>
beforeEach(() => {
  rendered = createTestSurface()
})
afterEach(() => rendered.clear())

const boxOf = (selector: string) =>
  rendered.find(selector).getBoundingClientRect()

/** The lines of a text, without the room around them. */
function linesOf(selector: string): DOMRect {
  const range = document.createRange()
  range.selectNodeContents(rendered.find(selector))
  return range.getBoundingClientRect()
}

/** `rgb(30, 34, 40)` as `#1e2228`. */
function hexOf(color: string): string {
  const parts = color.match(/\d+/g)?.slice(0, 3) ?? []
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`
}

const tabs = (
  <Tabs
    label="Wallet types"
    tabs={[
      { id: 'eip155', label: 'EVM', count: 2 },
      { id: 'solana', label: 'Solana', count: 0 },
    ]}
    selected="eip155"
    onSelect={() => undefined}
  >
    <h3>Active</h3>
  </Tabs>
)

describe('Tabs', () => {
  it('count what there is and say nothing of none, clear of what follows', () => {
    rendered.show(tabs)
    const names = [...rendered.container.querySelectorAll('[role=tab]')].map(
      (tab) => tab.textContent,
    )
    expect(names).toEqual(['EVM 2', 'Solana'])
    const gap = boxOf('h3').top - boxOf('[role=tablist]').bottom
    expect(gap).toBeGreaterThanOrEqual(12)
  })

  it.each(['dark', 'light'] as const)(
    'tell the selected one by more than a shade in %s',
    (theme) => {
      rendered.show(tabs, { theme })
      const selected = rendered.find('[aria-selected=true]')
      const { borderTopColor, borderTopWidth } = getComputedStyle(selected)
      const surface = getComputedStyle(selected)
        .getPropertyValue('--kit-surface')
        .trim()
      expect(borderTopWidth).toBe('1px')
      expect(contrast(hexOf(borderTopColor), surface)).toBeGreaterThan(3)
    },
  )
})

describe('Banner', () => {
  it('has as much room below a link as above its title', () => {
    rendered.show(
      <Banner
        tone="caution"
        title="Unsupported network"
        action={<LinkButton>Switch network</LinkButton>}
      >
        Kite is on another network.
      </Banner>,
    )
    const banner = boxOf('[data-part=banner]')
    const above = linesOf('[data-part=banner] > div > div').top - banner.top
    const below = banner.bottom - linesOf('[data-part=link-button]').bottom
    expect(Math.abs(above - below)).toBeLessThanOrEqual(3)
  })
})

describe('EmptyState', () => {
  it('keeps its actions apart from its words, and near each other', () => {
    rendered.show(
      <EmptyState
        title="No wallets here"
        action={
          <>
            <Button>Scan QR code</Button>
            <Button tone="quiet">Clear search</Button>
          </>
        }
      >
        No wallets match this filter.
      </EmptyState>,
    )
    const [first, second] = [
      ...rendered.container.querySelectorAll('[data-part=button]'),
    ].map((button) => button.getBoundingClientRect())
    const words = boxOf('p + p')
    expect((first?.top ?? 0) - words.bottom).toBe(16)
    expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBe(8)
  })
})
