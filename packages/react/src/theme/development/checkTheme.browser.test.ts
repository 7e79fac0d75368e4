import { expect, it, onTestFinished } from 'vitest'
import '../styles.css'
import { checkTheme } from './checkTheme.js'

function check(page: Document): readonly string[] {
  return checkTheme(page, { mode: 'system' })
}

it('says once that a page lacks the style sheet', () => {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  onTestFinished(() => frame.remove())
  const page = frame.contentDocument ?? document
  expect(check(page)).toEqual([
    expect.stringContaining("import '@hasp/react/styles.css'"),
  ])
})

it('says nothing about the looks as they come', () => {
  expect(check(document)).toEqual([])
})
