import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  type ErrorCode,
  errorDocsPath,
  errorMessages,
} from '../../packages/core/src/exports/errors.js'
import { repositoryRoot } from '../files/repositoryRoot.js'
import { errorAdvice } from './errorAdvice.js'
import { renderErrorPage } from './renderErrorPage.js'

const page = readFileSync(join(repositoryRoot, 'docs/errors.md'), 'utf8')
const codes = Object.keys(errorMessages) as ErrorCode[]

/** The anchor that a Markdown viewer gives to a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-')

describe('docs/errors.md', () => {
  it('is what `npx tsx scripts/generateErrorPages.ts` writes', () => {
    expect(page).toBe(renderErrorPage())
  })

  it('has the anchor of every code, once', () => {
    const headings = [...page.matchAll(/^#+ (.+)$/gm)].map(([, text = '']) =>
      anchorOf(text),
    )
    expect(new Set(headings).size).toBe(headings.length)
    for (const code of codes)
      expect(headings).toContain(errorDocsPath(code).split('#')[1])
  })

  it.each(codes)('says when %s happens and what to do', (code) => {
    const { advice, when } = errorAdvice[code]
    expect(page).toContain(errorMessages[code])
    for (const text of [advice, when]) expect(text).toMatch(/^[A-Z].{8,}\.$/)
  })
})
