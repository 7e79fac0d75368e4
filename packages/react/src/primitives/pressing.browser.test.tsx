import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { Button } from './Button/Button.js'
import { CopyButton } from './CopyButton/CopyButton.js'
import { createTestSurface } from './createTestSurface.test.fixture.js'
import { recordTexts } from './recordTexts.test.fixture.js'

let rendered: ReturnType<typeof createTestSurface>
beforeEach(() => {
  rendered = createTestSurface()
})
afterEach(() => rendered.clear())

describe('Button', () => {
  function press(timeStamp: number) {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true })
    Object.defineProperty(event, 'timeStamp', { value: timeStamp })
    rendered.find('button').dispatchEvent(event)
  }

  it('drops the second half of a double press', () => {
    const presses: number[] = []
    rendered.show(
      <Button onClick={(event) => presses.push(event.timeStamp)}>Go</Button>,
    )
    for (const at of [1000, 1399, 1400, 1799, 2000]) press(at)
    expect(presses).toEqual([1000, 1400, 2000])
  })

  it('does nothing while busy or unavailable, and keeps its width', () => {
    let presses = 0
    const count = () => {
      presses += 1
    }
    rendered.show(
      <Button block={false} busyLabel="Sending the coins" onClick={count}>
        Send
      </Button>,
    )
    const before = rendered.find('button span').getBoundingClientRect().width
    rendered.show(
      <Button block={false} busy busyLabel="Sending the coins" onClick={count}>
        Send
      </Button>,
    )
    press(1000)
    expect(
      rendered.find('span:has(> [data-shown])').getBoundingClientRect().width,
    ).toBe(before)
    rendered.show(
      <Button unavailable="Choose an amount" onClick={count}>
        Send
      </Button>,
    )
    press(5000)
    expect(presses).toBe(0)
  })

  it('keeps a short label in the middle of the room for a long one', () => {
    rendered.show(
      <div style={{ inlineSize: 140 }}>
        <Button busyLabel="Confirm in your wallet">Send</Button>
      </div>,
    )
    const middleOf = ({ bottom, top }: DOMRect) => (top + bottom) / 2
    const words = document.createRange()
    words.selectNodeContents(rendered.find('[data-shown="true"]'))
    expect(middleOf(words.getBoundingClientRect())).toBeCloseTo(
      middleOf(rendered.find('button').getBoundingClientRect()),
      0,
    )
  })
})

describe('CopyButton', () => {
  const button = (
    <CopyButton
      value="0x71C7"
      label="Copy address"
      copiedLabel="Copied"
      fallbackLabel="Copy this by hand"
    />
  )

  it('says that it has copied, once, and rests again', async () => {
    rendered.show(button)
    const said = recordTexts(rendered.find('[role=status]'))
    const copy = page.getByRole('button', { name: 'Copy address' })
    await copy.click()
    await expect.poll(() => said).toEqual(['Copied', ''])
    await expect.element(copy).toBeVisible()
  })

  it('offers a selected field where copying is refused', async () => {
    rendered.show(button)
    parent.focus()
    await expect.poll(() => document.hasFocus()).toBe(false)
    rendered
      .find('button')
      .dispatchEvent(new MouseEvent('click', { bubbles: true }))
    const field = page.getByRole('textbox', { name: 'Copy this by hand' })
    await expect.element(field).toHaveValue('0x71C7')
    const input = rendered.find<HTMLInputElement>('input')
    expect([input.selectionStart, input.selectionEnd]).toEqual([0, 6])
    window.focus()
  })
})
