import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { expect, it } from 'vitest'

const entry = fileURLToPath(new URL('../createKit.ts', import.meta.url))

async function bundle(environment: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': JSON.stringify(environment) },
    build: {
      write: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  })
  const [first] = [output].flat()
  const chunks = first && 'output' in first ? first.output : []
  return chunks.map((chunk) => ('code' in chunk ? chunk.code : '')).join('\n')
}

it('none of the sentences is in a production build', async () => {
  // Each names the page to read on.
  const sentences = /\(docs\/[\w${}]+\.md\)|Did you mean|Docs: /g
  expect((await bundle('production')).match(sentences)).toBe(null)
  expect(
    (await bundle('development')).match(sentences)?.length,
  ).toBeGreaterThan(40)
})
