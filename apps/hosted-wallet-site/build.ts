import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { build, defaultClientConditions, type Plugin } from 'vite'
import { readLeakedPasswords } from './readLeakedPasswords.js'
import { fillWordFilter } from './src/password/wordFilter.js'
import { configurationPlace, pages } from './src/server/pages.js'

const root = import.meta.dirname

/**
 * Builds every page of the wallet into a folder: one script and one sheet
 * each, which the page names by their hashes, and the workers.
 * @param folder the pages that were there are gone
 * @throws Error where something else is in it
 */
async function buildHostedWalletSite(folder: string): Promise<void> {
  const names: readonly string[] = await readdir(folder).catch(() => [])
  // Scripts come first, then the frame: a build may have ended in between.
  const isOurs =
    names.includes('frame') || names.every((name) => name === 'assets')
  if (!isOurs)
    throw new Error(
      `${folder} holds something else: name a folder for the pages alone.`,
    )
  await rm(folder, { recursive: true, force: true })
  const signer = await buildScript(folder, 'signer', 'signer/signerWorker.ts')
  const leaked = Buffer.from(fillWordFilter(readLeakedPasswords())).toString(
    'base64url',
  )
  const password = await buildScript(
    folder,
    'password',
    'password/passwordWorker.ts',
    { 'import.meta.env.HASP_LEAKED_PASSWORDS': JSON.stringify(leaked) },
  )
  const work = await buildScript(folder, 'work', 'work/workWorker.ts')
  const simulation = await buildScript(
    folder,
    'simulation',
    'simulation/simulationWorker.ts',
  )
  const sealing = await buildScript(
    folder,
    'sealing',
    'sealing/sealingWorker.ts',
  )
  const define = {
    'import.meta.env.HASP_SIGNER_URL': JSON.stringify(`/${signer.script}`),
    'import.meta.env.HASP_PASSWORD_URL': JSON.stringify(`/${password.script}`),
    'import.meta.env.HASP_WORK_URL': JSON.stringify(`/${work.script}`),
    'import.meta.env.HASP_SIMULATION_URL': JSON.stringify(
      `/${simulation.script}`,
    ),
    'import.meta.env.HASP_SEALING_URL': JSON.stringify(`/${sealing.script}`),
  }
  const owner = await buildScript(folder, 'owner', 'signer/ownerWorker.ts')
  for (const { entry, isForOwner, name, path } of pages) {
    const built = await buildScript(folder, name, entry, {
      ...define,
      'import.meta.env.HASP_OWNER_URL': JSON.stringify(
        isForOwner ? `/${owner.script}` : '',
      ),
    })
    const file = join(folder, path, 'index.html')
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, await renderPage(folder, built))
  }
}

const nothing = '\0nothing'

/**
 * Nothing comes by `import()`, which the policy of a page refuses: neither what
 * the kit fetches later, of which pages use a few decisions, nor what the
 * library for HPKE asks for in versions of Node that no browser is. Kept, each
 * would be code that runs when it is asked for, which weighs more.
 */
const withoutLater: Plugin = {
  name: 'without-later',
  enforce: 'pre',
  resolveId: (name) => (name === 'crypto' ? nothing : undefined),
  resolveDynamicImport: () => nothing,
  load: (name) => (name === nothing ? 'export {}' : undefined),
}

interface BuiltScript {
  readonly script: string
  readonly sheet: string | undefined
}

async function buildScript(
  folder: string,
  name: string,
  entry: string,
  define: Readonly<Record<string, string>> = {},
): Promise<BuiltScript> {
  const output = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    define,
    plugins: [withoutLater],
    resolve: { conditions: ['hasp-source', ...defaultClientConditions] },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: { [name]: join(root, 'src', entry) },
        output: {
          codeSplitting: false,
          entryFileNames: 'assets/[name].[hash].js',
          assetFileNames: 'assets/[name].[hash][extname]',
        },
      },
    },
  })
  if (!('output' in output)) throw new Error(`${name} was not built.`)
  const files = output.output.map(({ fileName }) => fileName)
  const scripts = files.filter((file) => file.endsWith('.js'))
  const [script] = scripts
  // A page's policy loads what its integrity names, and nothing by import.
  if (script === undefined || scripts.length > 1)
    throw new Error(`${name} has to be one script: ${scripts.join(', ')}`)
  return { script, sheet: files.find((file) => file.endsWith('.css')) }
}

async function renderPage(
  folder: string,
  { script, sheet }: BuiltScript,
): Promise<string> {
  const integrityOf = async (file: string) => {
    const bytes = await readFile(join(folder, file))
    return `sha384-${createHash('sha384').update(bytes).digest('base64')}`
  }
  const styles =
    sheet === undefined
      ? ''
      : `<link rel="stylesheet" href="/${sheet}" integrity="${await integrityOf(sheet)}" crossorigin>\n`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="hasp-wallet" content="${configurationPlace}">
<title>Wallet</title>
<link rel="icon" href="data:,">
${styles}<script type="module" src="/${script}" integrity="${await integrityOf(script)}" crossorigin></script>
</head>
<body><div id="wallet"></div></body>
</html>
`
}

const [, , folder] = process.argv
try {
  if (folder === undefined)
    throw new Error('Name the folder for the pages: build.ts FOLDER.')
  await buildHostedWalletSite(folder)
  process.stdout.write(`The pages are in ${folder}.\n`)
} catch (error) {
  const said = error instanceof Error ? error.message : String(error)
  process.stderr.write(`${said}\n`)
  process.exitCode = 1
}
