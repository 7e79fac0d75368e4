import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isTestFile } from '../files/isTestFile.js'
import { repositoryRoot } from '../files/repositoryRoot.js'
import { coverRules } from './coverRules.js'
import { findDeadProofs } from './findDeadProofs.js'
import { findListMistakes } from './findListMistakes.js'
import { findMistakes } from './findMistakes.js'
import { findUncovered } from './findUncovered.js'
import { formatCoverage } from './formatCoverage.js'
import { parseRuleList } from './parseRuleList.js'
import { readRuleLists } from './readRuleLists.js'
import { readSourceTree } from './readSourceTree.js'
import { readTitleIds } from './readTitleIds.js'

const rules = parseRuleList(
  '## 1 What\n| id | rule |\n|---|---|\n| R1.1 | One. |\n| R1.2 | Two | or three. |\n',
)

describe('the list of rules', () => {
  it('has an id and a sentence per row', () => {
    expect(rules).toEqual([
      { id: 'R1.1', text: 'One.' },
      { id: 'R1.2', text: 'Two | or three.' },
    ])
  })

  it('is read whole from the specification', () => {
    const path = new URL('../../spec/rules.md', import.meta.url)
    const markdown = readFileSync(path, 'utf8')
    const rows = markdown.split('\n').filter((row) => row.startsWith('| R'))
    const read = parseRuleList(markdown)
    expect(read).toHaveLength(rows.length)
    expect(new Set(read.map(({ id }) => id)).size).toBe(rows.length)
  })
})

describe('ids in titles', () => {
  it('are taken one per bracket', () => {
    expect(readTitleIds('[R2.24] [R2.25] goes back')).toEqual({
      ids: ['R2.24', 'R2.25'],
      malformed: [],
    })
  })

  it.each(['[R2.1–R2.3]', '[R2.1-3]', '[R2.1, R2.2]', '[ R2.1 ]', '[R2.x]'])(
    'are refused as %s',
    (text) => {
      expect(readTitleIds(text)).toEqual({ ids: [], malformed: [text] })
    },
  )

  it('are not seen in code that indexes', () => {
    expect(readTitleIds('table[R2] [0] [R]')).toEqual({
      ids: [],
      malformed: [],
    })
  })
})

describe('coverage', () => {
  const tests = [
    { file: 'a.test.ts', title: 'x [R1.1] works', status: 'passed' },
    { file: 'b.test.ts', title: 'x [R1.1] works', status: 'passed' },
    { file: 'a.test.ts', title: '[R1.2] fails', status: 'failed' },
    { file: 'a.test.ts', title: '[R1.2] waits', status: 'skipped' },
  ] as const
  const covered = coverRules(rules, tests, [])

  it('counts passing tests only', () => {
    expect(covered.map(({ id, tests }) => [id, tests])).toEqual([
      ['R1.1', ['x [R1.1] works']],
      ['R1.2', []],
    ])
  })

  it('names demanded rules that nothing proves', () => {
    expect(findUncovered(covered, ['R1.1'], 'list')).toEqual([])
    expect(findUncovered(covered, ['R1.2', 'R7.7'], 'list')).toEqual([
      'list R1.2: no passing test proves it (Two | or three.)',
      'list R7.7: there is no such rule',
    ])
  })

  it('takes an open rule for open, whatever its tests say', () => {
    const open = coverRules(rules, tests, [{ id: 'R1.1', text: 'Half.' }])
    expect(findUncovered(open, ['R1.1'], 'list')).toEqual([
      'list R1.1: it is open (Half.)',
    ])
  })

  it('is printed with tests first and gaps after', () => {
    expect(formatCoverage(covered)).toBe(
      [
        '# Proven rules',
        'R1.1  One.',
        '    x [R1.1] works',
        '',
        '# Open rules',
        'R1.2  Two | or three.',
        '    No passing test.',
        '',
        '1 of 2 rules are proven, 1 are open.',
      ].join('\n'),
    )
  })
})

describe('mistakes', () => {
  it('are unknown ids and ranges, each said once', () => {
    const text = '[R1.1] [R9.99] [R9.99] [R1.1–R1.2]'
    expect(findMistakes(rules, [{ place: 'a.test.ts', text }])).toEqual([
      'a.test.ts: there is no rule R9.99',
      'a.test.ts: [R1.1–R1.2] is not one rule; write each id in brackets of its own',
    ])
  })
})

describe('the lists of proven and open rules', () => {
  it('hold every rule once', () => {
    const open = [{ id: 'R1.1', text: 'Later.' }]
    expect(findListMistakes(rules, ['R1.2'], open)).toEqual([])
    expect(findListMistakes(rules, ['R1.1', 'R9.9'], open)).toEqual([
      'R1.2 is in neither spec/proven.txt nor spec/open.md',
      'R1.1 is listed twice in spec/proven.txt and spec/open.md',
      'R9.9 is listed, and is no rule',
    ])
  })
})

describe('a proof', () => {
  it('is dead when nothing but tests imports what it is about', () => {
    const root = plantTree({
      'packages/core/package.json':
        '{"name":"@x/core","exports":{".":{"hasp-source":"./src/index.ts"},"./testing":{"hasp-source":"./src/testing.ts"}}}',
      'packages/core/src/index.ts': "export { used } from './used.js'",
      'packages/core/src/used.ts':
        "import './styles.css'\nexport const used = () => import('./late.js')",
      'packages/core/src/late.ts': 'export const late = 1',
      'packages/core/src/dead.ts': 'export const dead = 1',
      'packages/core/src/testing.ts': "export * from './dead.js'",
      'packages/core/src/a.test.ts': "import './late.js'\nimport '@x/core'",
      'packages/core/src/b.test.ts': "import './b.test.fixture.js'",
      'packages/core/src/b.test.fixture.ts': "import './dead.js'",
      'packages/core/src/c.test.ts': "import '@x/core/testing'",
      'packages/next/package.json':
        '{"name":"@x/next","private":true,"exports":{".":{"hasp-source":"./src/next.ts"}}}',
      'packages/next/src/next.ts': 'export const next = 1',
      'packages/next/src/d.test.ts': "import './next.js'",
      'apps/demo/index.html': '<script type="module" src="/src/main.ts">',
      'apps/demo/src/main.ts': "import './page.js'",
      'apps/demo/src/page.ts': 'export const page = 1',
      'apps/demo/src/e.test.ts': "import './page.js'",
      'apps/service/src/main.ts': "import './serve.js'",
      'apps/service/src/serve.ts': 'export const serve = 1',
      'apps/service/src/f.test.ts': "import './serve.js'",
      'apps/service/src/hash/hashWorker.ts': "import './hash.js'",
      'apps/service/src/hash/hash.ts': 'export const hash = 1',
      'apps/service/src/hash/g.test.ts': "import './hash.js'",
    })
    const tree = readSourceTree(root)
    expect(findDeadProofs(tree, [...tree.files].filter(isTestFile))).toEqual([
      {
        test: 'packages/core/src/b.test.fixture.ts',
        subjects: ['packages/core/src/dead.ts'],
      },
      {
        test: 'packages/core/src/b.test.ts',
        subjects: ['packages/core/src/dead.ts'],
      },
      {
        test: 'packages/next/src/d.test.ts',
        subjects: ['packages/next/src/next.ts'],
      },
    ])
  })

  it('is in the titles of living tests for every rule of spec/proven.txt', () => {
    const { open, proven, rules: all } = readRuleLists(repositoryRoot)
    expect(findListMistakes(all, proven, open)).toEqual([])
    const tree = readSourceTree(repositoryRoot)
    const tests = [...tree.files].filter(isTestFile)
    const dead = findDeadProofs(tree, tests).map(({ test }) => test)
    const carried = new Set(
      tests
        .filter((test) => !dead.includes(test))
        .map((test) => readFileSync(join(repositoryRoot, test), 'utf8'))
        .flatMap((text) => readTitleIds(text).ids),
    )
    expect(proven.filter((id) => !carried.has(id))).toEqual([])
  })
})

/** Writes a repository into a folder of its own. */
function plantTree(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'rules-'))
  for (const folder of ['devstack', 'e2e', 'bench', 'examples'])
    mkdirSync(join(root, folder))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}
