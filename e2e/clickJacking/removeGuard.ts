import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { build, type Plugin } from 'vite'
import { stack } from '../chains.js'

const site = fileURLToPath(
  new URL('../../apps/hosted-wallet-site/', import.meta.url),
)

/** What stands for the guard: it counts every press, however it came. */
const unguarded: Readonly<Record<string, string>> = {
  'guard/watchSight.ts': `export const watchSight = ({ onChange }) => {
    onChange({ status: 'armed' })
    return () => {}
  }`,
  'guard/createPressGuard.ts': `export const createPressGuard = ({ button, onPress }) => {
    button.addEventListener('click', () => onPress())
    return { stop() {} }
  }`,
}

/** What the frame starts; the build names each by its hash. */
const workers = ['signer', 'password', 'work', 'simulation', 'sealing'] as const

const withoutGuard: Plugin = {
  name: 'without-guard',
  enforce: 'pre',
  load: (id) =>
    Object.entries(unguarded).find(([path]) => id.endsWith(path))?.[1],
}

/**
 * Serves the wallet's frame to a page from a build without the guard, so that
 * an attack has something to succeed against.
 */
export async function removeGuard(page: Page): Promise<void> {
  const address = `${stack.hostedWalletSite.url}/frame/v1/`
  const served = await (await fetch(address)).text()
  const [, script = ''] = /src="(\/assets\/frame\.[^"]+)"/.exec(served) ?? []
  const guarded = await fetch(new URL(script, address))
  const code = await buildFrame(await guarded.text())
  const hash = createHash('sha384').update(code).digest('base64')
  await page.route(`${address}?*`, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const body = html.replace(
      /src="\/assets\/frame\.[^"]+" integrity="[^"]+"/,
      `src="/assets/unguarded.js" integrity="sha384-${hash}"`,
    )
    await route.fulfill({ response, body })
  })
  await page.route(
    `${stack.hostedWalletSite.url}/assets/unguarded.js`,
    (route) =>
      route.fulfill({
        body: code,
        contentType: 'text/javascript',
        headers: {
          'cross-origin-resource-policy': 'same-origin',
          'cross-origin-embedder-policy': 'require-corp',
        },
      }),
  )
}

/** @param served the script with the guard, which knows its workers */
async function buildFrame(served: string): Promise<string> {
  const worker = (name: string) => {
    const [found] =
      new RegExp(`/assets/${name}\\.[\\w-]+\\.js`).exec(served) ?? []
    if (!found) throw new Error(`The frame names no worker ${name}.`)
    return JSON.stringify(found)
  }
  const built = await build({
    configFile: false,
    root: site,
    logLevel: 'error',
    plugins: [withoutGuard],
    define: Object.fromEntries(
      workers.map((name) => [
        `import.meta.env.HASP_${name.toUpperCase()}_URL`,
        worker(name),
      ]),
    ),
    resolve: { conditions: ['hasp-source', 'module', 'browser', 'import'] },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: `${site}src/pages/frame/main.ts` },
    },
  })
  const outputs = [built].flat().flatMap((one) => {
    return 'output' in one ? one.output : []
  })
  const [chunk] = outputs.filter((file) => file.type === 'chunk')
  if (!chunk) throw new Error('The frame was not built.')
  return chunk.code
}
