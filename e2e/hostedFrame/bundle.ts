import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/** The files of a bundled module, by name; the first is where it begins. */
export async function bundle(
  name: 'frame' | 'page',
): Promise<ReadonlyMap<string, string>> {
  const built = await build({
    base: './',
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['hasp-source', 'module', 'browser', 'import'] },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: fileURLToPath(new URL(`${name}.ts`, import.meta.url)),
        output: { entryFileNames: `${name}.js`, chunkFileNames: '[hash].js' },
      },
    },
  })
  const outputs = [built].flat().flatMap((one) => {
    return 'output' in one ? one.output : []
  })
  return new Map(
    outputs.flatMap((file) =>
      file.type === 'chunk' ? [[`/${file.fileName}`, file.code] as const] : [],
    ),
  )
}
