import { join } from 'node:path'
import ts from 'typescript'
import { repositoryRoot } from '../files/repositoryRoot.js'
import { compile } from './compile.js'

/** A block of code; its fence names a folder, e.g. `ts examples/viem`. */
const block = /^```tsx?(?<folder>.*)\n(?<code>[\s\S]*?)^```$/gm

/** What a block may use without saying where it has it from. */
const given = `
import type { Kit, Network } from '@hasp/core'
import type { Eip1193Provider } from '@hasp/core/evm'
declare global {
  const kit: Kit
  const receiver: \`0x\${string}\`
  const network: Network
  const networks: readonly [Network, ...Network[]]
  const connectorId: string
  const harbour: { readonly ethereum: Eip1193Provider } | undefined
  const expect: typeof import('vitest').expect
}
`

/** What stands beside the blocks: their site's own files, and frameworks. */
const beside = new Map([
  [
    'src/Providers.tsx',
    `
import type { KitState } from '@hasp/core/cookie'
import type { ReactNode } from 'react'
export declare function Providers(props: {
  state?: KitState | undefined
  children: ReactNode
}): ReactNode
`,
  ],
  [
    'next.virtual.d.ts',
    "declare module 'next/headers' { export function headers(): Promise<Headers> }",
  ],
])

/**
 * Compiles the blocks of pages in Markdown, each as a file of the folder that
 * its fence names.
 * @param pages their texts by path
 * @returns one line for each mistake: the page, the block and what is wrong
 * @throws Error when a page has no block
 */
export function checkPages(
  pages: ReadonlyMap<string, string>,
): readonly string[] {
  const names = new Map<string, string>()
  const texts = new Map(
    [['given.virtual.ts', given] as const, ...beside].map(([path, text]) => [
      join(repositoryRoot, path),
      text,
    ]),
  )
  for (const [page, text] of pages) {
    const blocks = [...text.matchAll(block)]
    if (blocks.length === 0) throw new Error(`${page} has no block of code`)
    for (const [index, { groups = {} }] of blocks.entries()) {
      const { code = '', folder = '' } = groups
      const name = `block${names.size}.virtual.tsx`
      const path = join(repositoryRoot, folder.trim(), 'src', name)
      names.set(path, `${page}, block ${index + 1}`)
      // Without an import or an export, it would be a script and not a module.
      texts.set(path, `${code}\nexport {}`)
    }
  }
  return compile(texts).map(({ file, messageText }) => {
    const message = ts.flattenDiagnosticMessageText(messageText, ' ')
    return `${names.get(file?.fileName ?? '') ?? 'given'}: ${message}`
  })
}
