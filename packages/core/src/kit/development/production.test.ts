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
  const sentences = /has no adapters|Did you mean|Two kits run|`debug` is on/g
  expect((await bundle('production')).match(sentences)).toBe(null)
  const found = new Set((await bundle('development')).match(sentences))
  expect(found.size).toBe(4)
})
