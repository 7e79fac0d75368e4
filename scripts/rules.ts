import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { isTestFile } from './files/isTestFile.js'
import { listSources } from './files/listSources.js'
import { repositoryRoot } from './files/repositoryRoot.js'
import { readReports, reportFolder } from './reports/readReports.js'
import { coverRules } from './rules/coverRules.js'
import { findMistakes } from './rules/findMistakes.js'
import { findUncovered } from './rules/findUncovered.js'
import { formatCoverage } from './rules/formatCoverage.js'
import { parseRuleList } from './rules/parseRuleList.js'

/**
 * `npm run rules`: each rule of the specification with the passing tests that
 * carry its id. The tests come from the reports of the latest `npm test`.
 * `--require R1.1,R2.3` fails when one of these has no passing test.
 */
const { values } = parseArgs({
  options: { require: { type: 'string', multiple: true } },
})
const demanded = (values.require ?? [])
  .flatMap((list) => list.split(','))
  .map((id) => id.trim())
  .filter((id) => id !== '')

const rules = parseRuleList(
  readFileSync(join(repositoryRoot, 'spec/rules.md'), 'utf8'),
)
const folders = ['packages', 'apps', 'devstack', 'e2e', 'bench']
// Tests of the scripts have wrong titles for examples.
const tests = readReports(repositoryRoot).filter(
  ({ file }) => !file.startsWith('scripts/'),
)
const sources = listSources(
  repositoryRoot,
  folders.filter((folder) => existsSync(join(repositoryRoot, folder))),
)

const covered = coverRules(rules, tests)
const mistakes = findMistakes(rules, [
  ...sources.filter(isTestFile).map((path) => ({
    place: path,
    text: readFileSync(join(repositoryRoot, path), 'utf8'),
  })),
  ...tests.map(({ file, title }) => ({ place: file, text: title })),
])

console.log(formatCoverage(covered))
if (tests.length === 0)
  console.log(`No reports in ${reportFolder}: run npm test first.`)

const problems = [...mistakes, ...findUncovered(covered, demanded)]
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
