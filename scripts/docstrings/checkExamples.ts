import { join } from 'node:path'
import ts from 'typescript'
import { repositoryRoot } from '../files/repositoryRoot.js'
import { compile } from './compile.js'
import { listExports } from './listExports.js'
import { readExamples } from './readExamples.js'

/** An entry of a package, and the name that users import it by. */
export type Entry = { readonly file: string; readonly module: string }

/** What examples take as given. */
const given = `
declare const kit: Kit
declare const networks: Network[]
declare const connectionId: ConnectionId
declare const accountId: AccountId
declare const networkId: NetworkId
declare const address: string
declare const review: SendReview
declare const flow: SendFlow
declare const kite: MockConnector
declare const config: WagmiConfig
declare const error: unknown
declare const wallet: WalletListing
declare const device: Device
declare const hash: string
declare const from: string
declare const receiver: string
declare const page: import('@playwright/test').Page
`

/** Where the examples are compiled: beside what a user's page would be. */
const path = join(repositoryRoot, 'packages/react/src/examples.virtual.tsx')

/**
 * Compiles the examples of all entries as one page would hold them.
 * @returns one line for each mistake: the name, what is wrong, the example
 */
export function checkExamples(entries: readonly Entry[]): readonly string[] {
  const named = new Map(
    entries.flatMap(({ file, module }) =>
      listExports(file).map((one) => [one.name, { ...one, module }] as const),
    ),
  )
  const examples = [...named.values()].flatMap(({ declarations, name }) =>
    readExamples(declarations).map((text) => ({ name, text })),
  )
  const head = [
    `import { useQuery } from '@tanstack/react-query'`,
    ...[...named].map(
      ([name, { module }]) => `import { ${name} } from '${module}'`,
    ),
    given,
  ].join('\n')
  const bodies = examples.map(
    ({ text }, index) => `async function Example${index}() {\n${text}\n}\n`,
  )
  const text = [head, ...bodies].join('\n')
  const starts = bodies.map(
    (_, index) => [head, ...bodies.slice(0, index)].join('\n').length,
  )
  return compile(new Map([[path, text]])).map(({ messageText, start = 0 }) => {
    const example = examples[starts.findLastIndex((at) => at <= start)]
    const message = ts.flattenDiagnosticMessageText(messageText, ' ')
    return `${example?.name}: ${message} In: ${example?.text}`
  })
}
