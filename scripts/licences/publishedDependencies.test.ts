import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { repositoryRoot } from '../files/repositoryRoot.js'
import { publishedPackages } from './findLicenceProblems.js'

const isTest = (path: string) =>
  /\.(test|test-d)(\.fixture)?\.tsx?$/.test(path) || /^testing\//.test(path)

/** What a package says that it needs, and the texts of what it publishes. */
function read(folder: string) {
  const root = join(repositoryRoot, folder)
  const { dependencies = {} } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  ) as { dependencies?: Record<string, string> }
  const sources = readdirSync(join(root, 'src'), { recursive: true })
    .map(String)
    .filter((path) => /\.tsx?$/.test(path) && !isTest(path))
    .map((path) => readFileSync(join(root, 'src', path), 'utf8'))
  return { dependencies, sources }
}

describe.each([...publishedPackages])('what %s depends on', (folder) => {
  const { dependencies, sources } = read(folder)

  it('is imported by what it publishes, not by tests alone', () => {
    const unused = Object.keys(dependencies).filter(
      (name) =>
        !sources.some((text) =>
          new RegExp(`(from|import\\() ?'${name}(/[^']*)?'`).test(text),
        ),
    )
    expect(unused).toEqual([])
  })

  it('is pinned, but for what a page shares with the kit', () => {
    const shared = ['@tanstack/react-query', 'zustand']
    for (const [name, range] of Object.entries(dependencies))
      expect(`${name} ${range}`).toMatch(
        shared.includes(name) ? / \^5\.0\.0$/ : / \d+\.\d+\.\d+$/,
      )
  })
})
