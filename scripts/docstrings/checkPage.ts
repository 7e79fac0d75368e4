import { join } from 'node:path'
import ts from 'typescript'
import { repositoryRoot } from '../files/repositoryRoot.js'
import { compile } from './compile.js'

/** A block of code; its fence names a folder, e.g. `ts examples/viem`. */
const block = /^```tsx?(?<folder>.*)\n(?<code>[\s\S]*?)^```$/gm

/** What the blocks take as given. */
const given = `
declare const kit: import('@hasp/core').Kit
declare const receiver: \`0x\${string}\`
`

/**
 * Compiles the blocks of a page in Markdown, each as a file of the folder that
 * its fence names.
 * @returns one line for each mistake: the folder and what is wrong
 * @throws Error when a page has no block
 */
export function checkPage(text: string): readonly string[] {
  const blocks = [...text.matchAll(block)].map(
    ({ groups: { code = '', folder = '' } = {} }, index) => {
      const name = `src/block${index}.virtual.tsx`
      const path = join(repositoryRoot, folder.trim(), name)
      return [path, `${code}${given}`] as const
    },
  )
  if (blocks.length === 0) throw new Error('The page has no block of code')
  return compile(new Map(blocks)).map(({ file, messageText }) => {
    const message = ts.flattenDiagnosticMessageText(messageText, ' ')
    return `${file?.fileName.slice(repositoryRoot.length + 1)}: ${message}`
  })
}
