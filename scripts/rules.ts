import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { isTestFile } from './files/isTestFile.js'
import { repositoryRoot } from './files/repositoryRoot.js'
import { findMissingReports, readReports } from './reports/readReports.js'
import { coverRules } from './rules/coverRules.js'
import { findDeadProofs } from './rules/findDeadProofs.js'
import { findListMistakes } from './rules/findListMistakes.js'
import { findMistakes } from './rules/findMistakes.js'
import { findUncovered } from './rules/findUncovered.js'
import { formatCoverage } from './rules/formatCoverage.js'
import { readRuleLists } from './rules/readRuleLists.js'
import { readSourceTree } from './rules/readSourceTree.js'
import { steps } from './run/steps.js'

/**
 * `npm run rules`: each rule of the specification with the passing tests that
 * prove it, and why the others are open. The tests come from the reports of the
 * latest `npm test`; one counts if the product reaches what it imports. A rule
 * of `spec/proven.txt` that no test proves any longer fails.
 * `--require R1.1,R2.3` fails when one of these is not proven.
 */
const { values } = parseArgs({
  options: { require: { type: 'string', multiple: true } },
})
const demanded = (values.require ?? [])
  .flatMap((list) => list.split(','))
  .map((id) => id.trim())
  .filter((id) => id !== '')

const { open, proven, rules } = readRuleLists(repositoryRoot)
const tree = readSourceTree(repositoryRoot)
const testFiles = [...tree.files].filter(isTestFile)
const dead = findDeadProofs(tree, testFiles)
const deadFiles = new Set(dead.map(({ test }) => test))
// Tests of the scripts have wrong titles for examples.
const tests = readReports(repositoryRoot).filter(
  ({ file }) => !file.startsWith('scripts/'),
)

const covered = coverRules(
  rules,
  tests.filter(({ file }) => !deadFiles.has(file)),
  open,
)
console.log(formatCoverage(covered))
for (const { subjects, test } of dead)
  console.log(`Does not count, nothing but tests imports ${subjects}: ${test}`)

const reports = steps.flatMap(({ tasks }) => tasks.map(({ report }) => report))
const missing = findMissingReports(repositoryRoot, reports)
if (missing.length > 0)
  console.log(`Not held against spec/proven.txt, without ${missing}.`)

const problems = [
  ...findListMistakes(rules, proven, open),
  ...findMistakes(rules, [
    ...testFiles.map((path) => ({
      place: path,
      text: readFileSync(join(repositoryRoot, path), 'utf8'),
    })),
    ...tests.map(({ file, title }) => ({ place: file, text: title })),
  ]),
  ...(missing.length > 0
    ? []
    : findUncovered(covered, proven, 'spec/proven.txt')),
  ...findUncovered(covered, demanded, '--require'),
]
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
