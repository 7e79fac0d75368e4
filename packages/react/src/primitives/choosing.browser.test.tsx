import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { boxOfLetter } from '../testing/boxOfLetter.js'
import { Button } from './Button/Button.js'
import { createTestSurface } from './createTestSurface.test.fixture.js'
import { List } from './List/List.js'
import { ListRow } from './List/ListRow.js'
import { Menu } from './Menu/Menu.js'
import { Tabs } from './Tabs/Tabs.js'
import { Term } from './Term/Term.js'
import { WalletTile } from './WalletTile/WalletTile.js'

let rendered: ReturnType<typeof createTestSurface>
beforeEach(() => {
  rendered = createTestSurface()
})
afterEach(() => rendered.clear())

describe('List', () => {
  const few = ['Harbour', 'Kite', 'Solflow', 'Kestrel']
  const many = [...few, 'Ash', 'Birch', 'Cedar', 'Elm', 'Fir']
  const listOf = (rows: readonly string[]) => (
    <List label="Wallets">
      {rows.map((row) => (
        <ListRow key={row} title={row} leading={<WalletTile name={row} />} />
      ))}
    </List>
  )
  const focused = () => {
    const { textContent: text } = document.activeElement ?? document.body
    return many.find((row) => text?.endsWith(row)) ?? text
  }

  it('is gone through by Tab where it is short', async () => {
    rendered.show(
      <>
        {listOf(few)}
        <Button>After</Button>
      </>,
    )
    for (const stop of [...few, 'After']) {
      await userEvent.tab()
      expect(focused()).toBe(stop)
    }
  })

  it('is one tab stop where it is long, and moves with arrows, Home, End and letters', async () => {
    rendered.show(
      <>
        {listOf(many)}
        <Button>After</Button>
      </>,
    )
    await userEvent.tab()
    expect(focused()).toBe('Harbour')
    await userEvent.keyboard('{ArrowDown}')
    expect(focused()).toBe('Kite')
    await userEvent.keyboard('{End}')
    expect(focused()).toBe('Fir')
    await userEvent.keyboard('{Home}')
    expect(focused()).toBe('Harbour')
    await userEvent.keyboard('ke')
    expect(focused()).toBe('Kestrel')
    await userEvent.tab()
    expect(focused()).toBe('After')
    await userEvent.tab({ shift: true })
    expect(focused()).toBe('Kestrel')
  })

  it.each([220, 280, 360])(
    'keeps the way on beside the name at %i px, wherever the tag stands',
    (inlineSize) => {
      rendered.show(
        <div style={{ inlineSize }}>
          <List label="Networks">
            <ListRow
              title="Polkadot"
              leading={<WalletTile name="Polkadot" />}
              tag="Needs another wallet"
              chevron
            />
          </List>
        </div>,
      )
      const boxOf = (selector: string) =>
        rendered.find(selector).getBoundingClientRect()
      const row = boxOf('[data-part="list-row"]')
      const icon = boxOf('[data-part="list-row"] > svg')
      expect((icon.top + icon.bottom) / 2).toBeCloseTo(
        (row.top + row.bottom) / 2,
        0,
      )
      expect(icon.left).toBeGreaterThanOrEqual(boxOf('[data-part="tag"]').right)
      expect(icon.right).toBeLessThan(row.right)
    },
  )

  it('keeps the mark at the end of a name in a page that is read the other way', async () => {
    rendered.show(
      <div dir="rtl">
        <List label="Wallets">
          <ListRow title="Harbour!" />
        </List>
      </div>,
    )
    const title = 'Harbour!'
    const row = page.getByRole('button', { name: title })
    await expect.element(row).toBeVisible()
    const mark = boxOfLetter(row.element(), title, 7)
    expect(mark.left).toBeGreaterThan(boxOfLetter(row.element(), title, 0).left)
    const texts = row.element().firstElementChild
    expect(mark.right).toBeCloseTo(texts?.getBoundingClientRect().right ?? 0, 0)
  })

  it('does nothing when an unavailable row is pressed', async () => {
    let presses = 0
    rendered.show(
      <List label="Networks">
        <ListRow
          title="Zora"
          unavailable="Not approved"
          onClick={() => {
            presses += 1
          }}
        />
      </List>,
    )
    rendered.find<HTMLElement>('button').click()
    expect(presses).toBe(0)
    expect(rendered.find('button').getAttribute('aria-disabled')).toBe('true')
  })
})

function Namespaces() {
  const [selected, setSelected] = useState('a')
  return (
    <Tabs
      label="Families"
      tabs={[
        { id: 'a', label: 'EVM' },
        { id: 'b', label: 'Solana' },
        { id: 'c', label: 'Bitcoin' },
      ]}
      selected={selected}
      onSelect={setSelected}
    >
      {selected}
    </Tabs>
  )
}

describe('Tabs', () => {
  it('follows the arrows in the direction of the text', async () => {
    rendered.show(<Namespaces />, { dir: 'rtl' })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    expect(document.activeElement?.textContent).toBe('Solana')
    expect(rendered.find('[role=tabpanel]').textContent).toBe('b')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    expect(rendered.find('[role=tabpanel]').textContent).toBe('c')
  })
})

describe('Menu', () => {
  it('opens with its first item, selects, and gives the focus back', async () => {
    const chosen: string[] = []
    rendered.show(
      <Menu
        label="More about Harbour"
        items={[
          { id: 'copy', label: 'Copy', onSelect: () => chosen.push('copy') },
          { id: 'off', label: 'Leave', onSelect: () => chosen.push('off') },
        ]}
      />,
    )
    const dots = page.getByRole('button', { name: 'More about Harbour' })
    await dots.click()
    await expect
      .element(page.getByRole('menuitem', { name: 'Copy' }))
      .toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(chosen).toEqual(['off'])
    await expect.element(dots).toHaveFocus()
    await dots.click()
    await userEvent.keyboard('{Escape}')
    await expect.element(dots).toHaveAttribute('aria-expanded', 'false')
    await dots.click()
    await expect.element(dots).toHaveAttribute('aria-expanded', 'true')
    await dots.click()
    await expect.element(dots).toHaveAttribute('aria-expanded', 'false')
  })
})

describe('Term', () => {
  it('shows its gloss when pressed and describes the word by it', async () => {
    rendered.show(<Term gloss="Paid to the network, not to us.">fee</Term>)
    const word = page.getByRole('button', { name: 'fee' })
    await expect
      .element(word)
      .toHaveAccessibleDescription('Paid to the network, not to us.')
    await expect.element(page.getByText('Paid to')).not.toBeVisible()
    await word.click()
    await expect.element(page.getByText('Paid to')).toBeVisible()
  })
})

describe('a press beside an open menu', () => {
  it('closes it, and presses nothing that lies beneath', async () => {
    let presses = 0
    rendered.show(
      <>
        <Menu
          label="More"
          items={[{ id: 'rename', label: 'Rename', onSelect: () => undefined }]}
        />
        <p style={{ blockSize: 200 }} />
        <Button onClick={() => (presses += 1)}>Forget</Button>
      </>,
    )
    const forget = page.getByRole('button', { name: 'Forget' })
    await page.getByRole('button', { name: 'More' }).click()
    await expect.element(page.getByRole('menu')).toBeVisible()
    await forget.click()
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
    expect(presses).toBe(0)
    await forget.click()
    expect(presses).toBe(1)
  })
})
