import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseRuleList, type Rule } from './parseRuleList.js'

/** What `spec/` says about rules. */
export type RuleLists = {
  readonly rules: readonly Rule[]
  /** Ids that a passing test must prove. */
  readonly proven: readonly string[]
  /** The others; the text is the reason. */
  readonly open: readonly Rule[]
}

/** Reads the rules of the specification and which of them are proven. */
export function readRuleLists(root: string): RuleLists {
  const read = (name: string) => readFileSync(join(root, 'spec', name), 'utf8')
  return {
    rules: parseRuleList(read('rules.md')),
    proven: read('proven.txt')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '' && !line.startsWith('#')),
    open: parseRuleList(read('open.md')),
  }
}
