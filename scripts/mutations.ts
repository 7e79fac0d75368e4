import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from './files/repositoryRoot.js'
import { mutate } from './mutations/mutate.js'
import { mutations } from './mutations/mutations.js'
import { runTests } from './mutations/runTests.js'

/**
 * `npm run mutations`: takes each check of the channel to the hosted wallet's
 * frame out of a copy of the sources, one at a time, and fails where no test
 * notices. Words behind `--` pick those whose names have one of them.
 */
const words = process.argv.slice(2)
const chosen = mutations.filter(
  ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
)
const folder = join(repositoryRoot, '.cache/mutations')
rmSync(folder, { recursive: true, force: true })
cpSync(join(repositoryRoot, 'packages/protocol/src'), folder, {
  recursive: true,
})
const failing = await runTests(folder)
if (failing.length > 0) throw new Error(`It fails as it is: ${failing}`)

let missed = 0
for (const mutation of chosen) {
  const file = join(folder, 'frame', mutation.file)
  const source = readFileSync(file, 'utf8')
  writeFileSync(file, mutate(source, mutation))
  const ownTests = mutation.file.replace('.ts', '.test.ts')
  // Its own tests are the likely ones, and few.
  const [own] = await runTests(folder, ownTests)
  const noticing = own ?? (await runTests(folder))[0]
  writeFileSync(file, source)
  if (noticing === undefined) missed += 1
  console.log(
    noticing === undefined
      ? `MISSED   ${mutation.name}`
      : `noticed  ${mutation.name}\n         by ${noticing}`,
  )
}
console.log(`${chosen.length - missed} of ${chosen.length} noticed`)
process.exitCode = missed === 0 ? 0 : 1
