import { mutations } from './mutations/mutations.js'
import { runTests } from './mutations/runTests.js'

/**
 * `npm run mutations`: takes each check of the lists away from the sources, one
 * at a time, and fails where no test notices. Words behind `--` pick those
 * whose names have one of them.
 */
const words = process.argv.slice(2)
const chosen = mutations.filter(
  ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
)
const failing = await runTests([
  ...new Set(chosen.flatMap(({ part }) => part.tests)),
])
if (failing.length > 0) throw new Error(`It fails as it is: ${failing}`)

let missed = 0
for (const mutation of chosen) {
  const { file, name, part } = mutation
  const ownTests = `${part.folder}/${file.replace('.ts', '.test.ts')}`
  // Its own tests are the likely ones, and few.
  const [own] = await runTests([ownTests], mutation)
  const noticing = own ?? (await runTests(part.tests, mutation))[0]
  if (noticing === undefined) missed += 1
  console.log(
    noticing === undefined
      ? `MISSED   ${name}`
      : `noticed  ${name}\n         by ${noticing}`,
  )
}
console.log(`${chosen.length - missed} of ${chosen.length} noticed`)
process.exitCode = missed === 0 ? 0 : 1
