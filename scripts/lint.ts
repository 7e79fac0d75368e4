import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listSources } from './files/listSources.js'
import { repositoryRoot } from './files/repositoryRoot.js'
import { environment } from './lint/environment.js'
import { fileLength } from './lint/fileLength.js'
import { hexColours } from './lint/hexColours.js'
import { honestTests } from './lint/honestTests.js'
import { literalText } from './lint/literalText.js'
import { markupSinks } from './lint/markupSinks.js'
import { ownMailboxes } from './lint/ownMailboxes.js'
import { silencedChecks } from './lint/silencedChecks.js'
import { splitColon } from './lint/splitColon.js'
import { testTitles } from './lint/testTitles.js'
import { windowMessages } from './lint/windowMessages.js'
import { parseRuleList } from './rules/parseRuleList.js'

/** The house rules that no other tool knows. */
const read = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8')
const lints = [
  environment,
  fileLength,
  hexColours,
  honestTests,
  literalText,
  markupSinks,
  ownMailboxes(),
  silencedChecks,
  splitColon,
  testTitles(parseRuleList(read('spec/rules.md'))),
  windowMessages,
]
const folders = ['packages', 'apps', 'devstack', 'e2e', 'bench', 'examples']
const borrowed = /^bench\/(apps|out|template|work)\//

const files = listSources(
  repositoryRoot,
  [...folders, 'scripts'].filter((folder) =>
    existsSync(join(repositoryRoot, folder)),
  ),
)
  .filter((path) => /\.(ts|tsx|mts|mjs|js|css)$/.test(path))
  .filter((path) => !borrowed.test(path))
const findings = files
  .map((path) => ({ path, text: read(path) }))
  .flatMap((file) => lints.flatMap((lint) => lint(file)))

for (const { path, line, message } of findings)
  console.error(`${path}:${line}  ${message}`)
console.log(`${files.length} files looked at, ${findings.length} findings`)
process.exitCode = findings.length > 0 ? 1 : 0
