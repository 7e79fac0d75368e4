import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { expect, it } from 'vitest'

const entry = fileURLToPath(
  new URL('./useDevelopmentChecks.ts', import.meta.url),
)

async function bundle(environment: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': JSON.stringify(environment) },
    build: {
      write: false,
      rolldownOptions: {
        input: entry,
        external: [/^react/, /^@hasp\/core/],
        preserveEntrySignatures: 'strict',
      },
    },
  })
  const [first] = [output].flat()
  const chunks = first && 'output' in first ? first.output : []
  return chunks.map((chunk) => ('code' in chunk ? chunk.code : '')).join('\n')
}

it.each([
  ['contrast', 'has a contrast of'],
  ['the style sheet', 'style sheet is missing'],
  ['the language', 'The kit has no texts in'],
])('what is said about %s is in no production build', async (_, sentence) => {
  expect(await bundle('production')).not.toContain(sentence)
  expect(await bundle('development')).toContain(sentence)
})
