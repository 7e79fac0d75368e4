import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { repositoryRoot } from '../files/repositoryRoot.js'
import { checkExamples } from './checkExamples.js'
import { checkPages } from './checkPages.js'
import { findUndocumented } from './findUndocumented.js'

const entries = ['core', 'react'].flatMap((name) => {
  const folder = join(repositoryRoot, 'packages', name, 'src/exports')
  const files = readdirSync(folder, { encoding: 'utf8', recursive: true })
  return files
    .filter((file) => file.endsWith('.ts'))
    .map((file) => {
      const path = file.replace(/^(?:index)?(.*?)[.]ts$/, '$1')
      const module = ['@hasp', name, ...(path ? [path] : [])].join('/')
      return { module, file: join(folder, file) }
    })
})

it.each(entries)(
  'everything that $module exports is explained, with an example where it is called',
  ({ file: entry }) => {
    const found = findUndocumented(entry).map(
      ({ file, lacks, name }) =>
        `${name} lacks its ${lacks} (${relative(repositoryRoot, file)})`,
    )
    expect(found).toEqual([])
  },
)

it('every example compiles', { timeout: 120_000 }, () => {
  expect(checkExamples(entries)).toEqual([])
})

it('every block of README and docs compiles', { timeout: 120_000 }, () => {
  const paths = [
    'README.md',
    ...readdirSync(join(repositoryRoot, 'docs')).map((name) => `docs/${name}`),
  ]
  const pages = paths.flatMap((path) => {
    if (!path.endsWith('.md')) return []
    const text = readFileSync(join(repositoryRoot, path), 'utf8')
    return /^```tsx?\b/m.test(text) ? [[path, text] as const] : []
  })
  expect(pages.map(([path]) => path)).toContain('docs/bridges.md')
  expect(checkPages(new Map(pages))).toEqual([])
})

describe('the check', () => {
  const folder = mkdtempSync(join(tmpdir(), 'docstrings-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  const check = (declaration: string) => {
    const entry = join(folder, 'index.ts')
    writeFileSync(entry, `export { type subject } from './subject.js'`)
    writeFileSync(join(folder, 'subject.ts'), declaration)
    return findUndocumented(entry).map(({ lacks }) => lacks)[0]
  }

  it.each([
    ['export function subject() {}', 'docstring'],
    ['/** */ export function subject() {}', 'docstring'],
    ['/** @example subject() */ export function subject() {}', 'docstring'],
    ['/** Does it. */ export function subject() {}', 'example'],
    ['/** Does it. @example */ export function subject() {}', 'example'],
    ['/** Does it. */ export const subject = () => 1', 'example'],
    ['/** Is it. */ export class subject {}', 'example'],
    ['export type subject = 1', 'docstring'],
    ['export const other = 1', 'declaration'],
  ])('objects to %s', (declaration, lacks) => {
    expect(check(declaration)).toBe(lacks)
  })

  it.each([
    '/**\n * Does it.\n * @example subject()\n */\nexport function subject() {}',
    '/** Does it.\n * @example subject() */\nexport function subject(): void\nexport function subject() {}',
    '/** How many. */ export const subject = 1',
    '/** What it is. */ export type subject = 1',
    '/** What it is. */ export interface subject {}',
  ])('accepts %s', (declaration) => {
    expect(check(declaration)).toBeUndefined()
  })
})
