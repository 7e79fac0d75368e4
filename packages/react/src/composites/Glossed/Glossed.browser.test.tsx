import { createTestKit, testNetworks } from '@hasp/core/testing'
import axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showView } from '../../views/showView.test.fixture.js'
import { Glossed } from './Glossed.js'

const gloss = 'Words that open your wallet.'

function Sentence() {
  return (
    <p>
      <Glossed
        text="It gives you a secret phrase. Write it down."
        word="secret phrase"
        gloss={gloss}
      />
    </p>
  )
}

function OwnSentence() {
  return (
    <Glossed text="Keep your words safe." word="secret phrase" gloss={gloss} />
  )
}

function show(Connect = Sentence) {
  const setup = createTestKit({ networks: testNetworks })
  return { ...setup, ...showView(setup, { Connect }) }
}

const word = page.getByRole('button', { name: 'secret phrase' })
const meaning = page.getByText(gloss)

describe('Glossed', () => {
  it('keeps the sentence and describes the word in it', async () => {
    const { element, text } = show()
    expect(text()).toContain('It gives you a secret phrase. Write it down.')
    await expect.element(word).toHaveAccessibleDescription(gloss)
    await expect.element(meaning).not.toBeVisible()
    const { violations } = await axe.run(element)
    expect(violations).toEqual([])
  })

  it('explains it by keyboard; Escape ends that and leaves the view', async () => {
    const { kit } = show()
    const button = word.element()
    if (button instanceof HTMLElement) button.focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(meaning).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(meaning).not.toBeVisible()
    await expect.element(word).toHaveFocus()
    expect(kit.stores.router.getState().history).toHaveLength(1)
  })

  it('takes no press of a pointer that left it a moment ago', async () => {
    const presses: string[] = []
    show(() => (
      <>
        <Sentence />
        <button type="button" onClick={() => presses.push('Go on')}>
          Go on
        </button>
      </>
    ))
    await userEvent.hover(word)
    await expect.element(meaning).toBeVisible()
    const button = page.getByRole('button', { name: 'Go on' })
    await button.click()
    expect(presses).toHaveLength(1)
    await expect.element(meaning).not.toBeVisible()
  })

  it('leaves a sentence alone that a site wrote itself', async () => {
    const { text } = show(OwnSentence)
    expect(text()).toContain('Keep your words safe.')
    await expect.element(word).not.toBeInTheDocument()
  })
})
