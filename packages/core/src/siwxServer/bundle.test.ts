import { fileURLToPath } from 'node:url'
import { build, defaultServerConditions, type Rolldown } from 'vite'
import { expect, it } from 'vitest'

const entry = fileURLToPath(
  new URL('../exports/siwxServer.ts', import.meta.url),
)
const verifiers = fileURLToPath(new URL('../exports/siwx.ts', import.meta.url))

/** The modules that a server with one family has, as bundlers see them. */
async function modulesOfServer(): Promise<readonly string[]> {
  const id = 'virtual:server'
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['hasp-source', ...defaultServerConditions] },
    build: {
      write: false,
      rolldownOptions: { input: id, preserveEntrySignatures: 'strict' },
    },
    plugins: [
      {
        name: 'server',
        resolveId: (source) => (source === id ? id : undefined),
        load: (source) =>
          source === id
            ? `export { createSiwxServer, memoryStore } from '${entry}'
               export { evmSignatures } from '${verifiers}'`
            : undefined,
      },
    ],
  })) as Rolldown.RolldownOutput
  return output.flatMap((one) =>
    one.type === 'chunk'
      ? Object.entries(one.modules).flatMap(([name, { renderedLength }]) =>
          renderedLength > 0 ? [name] : [],
        )
      : [],
  )
}

it('a server has neither a kit nor adapters, and one family alone', async () => {
  const modules = await modulesOfServer()
  expect(modules.join('\n')).toContain('/siwxServer/')
  expect(modules.join('\n')).toContain('/siwx/verifiers/evm/')
  for (const name of modules)
    expect(name).not.toMatch(
      /\/core\/src\/(adapters|clients|connectors|kit|stores|storage|actions|bridges)\/|zustand|\/verifiers\/(solana|polkadot|cosmos|bitcoin)\//,
    )
})
