import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { coverRules } from './coverRules.js'
import { findMistakes } from './findMistakes.js'
import { findUncovered } from './findUncovered.js'
import { formatCoverage } from './formatCoverage.js'
import { parseRuleList } from './parseRuleList.js'
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
  const covered = coverRules(rules, [
    { file: 'a.test.ts', title: 'x [R1.1] works', status: 'passed' },
    { file: 'b.test.ts', title: 'x [R1.1] works', status: 'passed' },
    { file: 'a.test.ts', title: '[R1.2] fails', status: 'failed' },
    { file: 'a.test.ts', title: '[R1.2] waits', status: 'skipped' },
  ])

  it('counts passing tests only', () => {
    expect(covered.map(({ id, tests }) => [id, tests])).toEqual([
      ['R1.1', ['x [R1.1] works']],
      ['R1.2', []],
    ])
  })

  it('names demanded rules that nothing proves', () => {
    expect(findUncovered(covered, ['R1.1'])).toEqual([])
    expect(findUncovered(covered, ['R1.2', 'R7.7'])).toEqual([
      '--require R1.2: no passing test carries it (Two | or three.)',
      '--require R7.7: there is no such rule',
    ])
  })

  it('is printed with tests first and gaps after', () => {
    expect(formatCoverage(covered)).toBe(
      [
        '# Rules with passing tests',
        'R1.1  One.',
        '    x [R1.1] works',
        '',
        '# Rules without a passing test',
        'R1.2  Two | or three.',
        '',
        '1 of 2 rules are covered, 1 are not.',
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
