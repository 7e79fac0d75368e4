import { join } from 'node:path'
import ts from 'typescript'
import { repositoryRoot } from '../files/repositoryRoot.js'
import { compile } from './compile.js'
import { listExports } from './listExports.js'
import { readExamples } from './readExamples.js'

/** An entry of a package, and the name that users import it by. */
export type Entry = { readonly file: string; readonly module: string }

/** What a site would have at hand; everything else an example imports. */
const given = `
declare const kit: import('@hasp/core').Kit
declare const networks: import('@hasp/core').Network[]
declare const connectionId: import('@hasp/core').ConnectionId
declare const accountId: import('@hasp/core').AccountId
declare const networkId: import('@hasp/core').NetworkId
declare const review: import('@hasp/core').SendReview
declare const flow: import('@hasp/react').SendFlow
declare const kite: import('@hasp/core/testing').MockConnector
declare const config: import('@hasp/core/wagmi').WagmiConfig
declare const error: unknown
declare const wallet: import('@hasp/core').WalletListing
declare const device: import('@hasp/core').Device
declare const hash: string
declare const from: string
declare const receiver: string
declare const page: import('@playwright/test').Page
declare const address: string
declare var harbour: { ethereum: import('@hasp/core').Eip1193Provider } | undefined
`

const leadingImports = /^(?:import [^']*'[^']*'\s*)*/

/** Where the examples are compiled: beside what a user's page would be. */
const folder = join(repositoryRoot, 'packages/react/src')

/**
 * Compiles every example of all entries as a module of its own: its imports as
 * they stand, and the rest as a function's body, so that it may return.
 * @returns one line for each mistake: the name, what is wrong, the example
 */
export function checkExamples(entries: readonly Entry[]): readonly string[] {
  const declared = new Map(
    entries
      .flatMap(({ file }) => listExports(file))
      .map(({ declarations, name }) => [name, declarations] as const),
  )
  const examples = new Map(
    [...declared]
      .flatMap(([name, declarations]) =>
        readExamples(declarations).map((text) => ({ name, text })),
      )
      .map((example, index) => [
        join(folder, `example${index}.virtual.tsx`),
        example,
      ]),
  )
  const texts = new Map(
    [...examples].map(([path, { text }]) => {
      const [imports = ''] = leadingImports.exec(text) ?? []
      const body = text.slice(imports.length)
      return [path, `${imports}\nexport async function Example() {${body}\n}\n`]
    }),
  )
  texts.set(join(folder, 'given.virtual.d.ts'), given)
  return compile(texts).map(({ file, messageText }) => {
    const example = examples.get(file?.fileName ?? '')
    const message = ts.flattenDiagnosticMessageText(messageText, ' ')
    return `${example?.name}: ${message} In: ${example?.text}`
  })
}
