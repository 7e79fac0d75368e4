import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { runCommand } from './runCommand.mjs'
import { viteOptions } from './viteOptions.mjs'

/** `renderToString` in plain Node, with the packages as Node loads them. */
export async function renderOnServer(app) {
  const outDir = join(app.directory, 'ssr')
  await build({
    ...viteOptions(app),
    build: {
      ssr: 'ssr.tsx',
      outDir,
      emptyOutDir: true,
      minify: false,
      rollupOptions: { output: { entryFileNames: 'ssr.mjs' } },
    },
  })
  const address = pathToFileURL(join(outDir, 'ssr.mjs')).href
  const parameters = ['60', process.execPath, '-e', script(address)]
  return (await runCommand('timeout', parameters, app.directory)).trim()
}

function script(address) {
  return `
    const say = (text) => { console.log(text); process.exit(0) }
    import(${JSON.stringify(address)}).then(
      ({ html }) => say(html().includes('id="connect"')
        ? 'ok' : 'no error, but the content is missing'),
    ).catch((error) => say('fails: ' + String(error?.message).slice(0, 200)))
  `
}
