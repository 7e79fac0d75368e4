import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import { expect, it } from 'vitest'

const entry = fileURLToPath(new URL('../exports/networks.ts', import.meta.url))

/** What a bundler makes of a page that names these networks. */
async function bundle(names: string): Promise<string> {
  const id = 'virtual:page'
  const output = (await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: id, preserveEntrySignatures: 'strict' },
    },
    plugins: [
      {
        name: 'page',
        resolveId: (source) => (source === id ? id : undefined),
        load: (source) =>
          source === id ? `export { ${names} } from '${entry}'` : undefined,
      },
    ],
  })) as Rolldown.RolldownOutput
  return output.output.map((one) => ('code' in one ? one.code : '')).join('')
}

it('brings the networks that a page names, and no other', async () => {
  const code = await bundle('kusama, mainnet')
  expect(code).toContain('Kusama')
  expect(code).toContain('etherscan.io')
  for (const other of ['Kusama Asset Hub', 'BNB', 'osmosis', 'mempool'])
    expect(code).not.toContain(other)
})
