import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'
import { describe, expect, it } from 'vitest'
import { renderOnServer } from './testing/renderOnServer.js'

const here = dirname(fileURLToPath(import.meta.url))
const react18 = resolve(here, '../../../examples/react18/node_modules')

describe('on a server', () => {
  it('draws the page with a data service in React 19 without a document, a timer or a request', () => {
    expect(renderOnServer().version).toMatch(/^19/)
    check(renderOnServer())
  })

  it('draws the page in React 18 just so', async () => {
    const { renderOnServer: renderIn18 } = await bundleForReact18()
    const drawn = renderIn18()
    expect(drawn.version).toMatch(/^18/)
    check(drawn)
    // A bundler has to be waited for.
  }, 60_000)
})

function check(drawn: ReturnType<typeof renderOnServer>) {
  const { asked, html, waited } = drawn
  expect(drawn.hasDocument).toBe(false)
  expect(html).toContain('Connect wallet')
  expect(html).toContain('Hasp Local')
  expect(html).toContain('initializing 0 pending true 0')
  expect(html).not.toContain('style=')
  expect(waited).toEqual([])
  expect(asked).toEqual([])
  expect(drawn.isStarted).toBe(false)
}

async function bundleForReact18(): Promise<{
  renderOnServer: typeof renderOnServer
}> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    resolve: {
      conditions: ['hasp-source'],
      alias: {
        react: resolve(react18, 'react'),
        'react-dom': resolve(react18, 'react-dom'),
      },
    },
    ssr: { noExternal: true, resolve: { conditions: ['hasp-source'] } },
    build: {
      ssr: resolve(here, 'testing/renderOnServer.tsx'),
      write: false,
      minify: false,
      rolldownOptions: {
        // Views are fetched when they are shown: never on a server.
        external: /\/views\//,
        output: { codeSplitting: false },
      },
    },
  })
  const [first] = [output].flat()
  const chunk = first && 'output' in first ? first.output[0] : undefined
  const code = chunk?.type === 'chunk' ? chunk.code : ''
  const folder = mkdtempSync(resolve(tmpdir(), 'react18-'))
  try {
    const file = resolve(folder, 'page.mjs')
    writeFileSync(file, code)
    return await import(/* @vite-ignore */ pathToFileURL(file).href)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
