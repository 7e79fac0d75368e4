import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cleanTree } from './rings/cleanTree.js'
import { cruiseTree, type RuleFile } from './rings/cruiseTree.js'
import { plantedTargets, plants } from './rings/plants.js'
import { writeTree } from './rings/writeTree.js'

const ruleFile = new URL('../.dependency-cruiser.mjs', import.meta.url).href

const rules: RuleFile = (await import(ruleFile)).default

describe('the rule file of the rings', () => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'rings-')))
  const planted = new Map<string, readonly string[]>()
  afterAll(() => rmSync(root, { recursive: true }))

  beforeAll(async () => {
    const files: Record<string, string> = { ...cleanTree, ...plantedTargets }
    for (const { file, text } of Object.values(plants))
      files[file] = `${files[file] ?? ''}\n${text}`
    writeTree(join(root, 'planted'), files)
    const violations = await cruiseTree(join(root, 'planted'), rules)
    for (const { name } of rules.forbidden)
      planted.set(
        name,
        violations.filter((violation) => violation.startsWith(`${name}: `)),
      )
  }, 60_000)

  it('lets a tree pass that keeps every ring', async () => {
    writeTree(join(root, 'clean'), cleanTree)
    expect(await cruiseTree(join(root, 'clean'), rules)).toEqual([])
  })

  it('has a planted violation for every rule', () => {
    const names = rules.forbidden.map(({ name }) => name)
    expect(Object.keys(plants).sort()).toEqual([...names].sort())
  })

  it.each(Object.entries(plants))('%s catches its plant', (name, { file }) => {
    const caught = planted.get(name) ?? []
    expect(caught.filter((line) => line.includes(` ${file}`))).not.toEqual([])
  })
})
