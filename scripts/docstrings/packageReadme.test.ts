import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { repositoryRoot } from '../files/repositoryRoot.js'
import { readQuickStart } from '../size/quickStart.js'
import { checkPages } from './checkPages.js'

const folder = join(repositoryRoot, 'packages')
const published = readdirSync(folder).filter((name) => {
  const manifest = readFileSync(join(folder, name, 'package.json'), 'utf8')
  return !JSON.parse(manifest).private
})
const read = (name: string) =>
  existsSync(join(folder, name, 'README.md'))
    ? readFileSync(join(folder, name, 'README.md'), 'utf8')
    : ''

describe.each(published)('the page of %s at the registry', (name) => {
  it('begins with its name and says how to install it', () => {
    const [heading] = read(name).split('\n')
    expect(heading).toMatch(new RegExp(`^# (@hasp/)?${name}$`))
    expect(read(name)).toMatch(/^npm (install|create) .*hasp/m)
  })
})

it('the blocks of these pages compile', { timeout: 120_000 }, () => {
  const pages = ['core', 'react'].map(
    (name) => [`packages/${name}/README.md`, read(name)] as const,
  )
  expect(checkPages(new Map(pages))).toEqual([])
})

it('the page of react prints the quick start of the repository', () => {
  expect(read('react')).toContain(readQuickStart())
})

it('the quick start is a module that the templates of bundlers import', () => {
  expect(readQuickStart()).toContain('export default function App')
})
