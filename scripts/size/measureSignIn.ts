import { budgets, signInParts } from './budgets.js'
import { type BuiltScenario, buildScenario } from './buildScenario.js'
import { filesOf, filesWith } from './filesOf.js'
import { extendQuickStart, readQuickStart } from './quickStart.js'
import type { SizeRow } from './SizeRow.js'
import { weigh } from './weigh.js'

/**
 * Weighs what signing in at the site's server adds to the quick start.
 * @param without the quick start as it is
 */
export async function measureSignIn(
  without: BuiltScenario,
): Promise<readonly SizeRow[]> {
  const built = await buildScenario(
    'signIn',
    extendQuickStart(readQuickStart(), { hasSignIn: true }),
  )
  const onLoad = filesWith(built, ({ isEntry }) => isEntry)
  const before = filesWith(without, ({ isEntry }) => isEntry)
  const later = (part: RegExp) =>
    filesOf(built, part).filter((file) => !onLoad.includes(file))
  const client = later(signInParts.client)
  const text = later(signInParts.text)
  const steps = later(signInParts.steps)
  return [
    {
      name: 'JS on load with siwx, above the page without',
      bytes: (await weigh(built, onLoad)) - (await weigh(without, before)),
      limit: budgets.signInOnLoad,
      files: onLoad,
    },
    {
      name: 'signing in: the client of the server',
      bytes: await weigh(built, client),
      limit: budgets.signInServerClient,
      files: client,
    },
    {
      name: 'signing in: the text',
      bytes: await weigh(built, text),
      limit: budgets.signInText,
      files: text,
    },
    {
      name: 'signing in: when to ask, and what then',
      bytes: await weigh(built, steps),
      limit: budgets.signInSteps,
      files: steps,
    },
  ]
}
