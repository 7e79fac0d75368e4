import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const repository = join(import.meta.dirname, '../..')
const script = join(import.meta.dirname, 'measureService.ts')

/** Measures the hosted wallet's service; the table is printed. */
export async function runServiceBench() {
  const child = spawn(
    process.execPath,
    ['--conditions=hasp-source', '--import', 'tsx', script],
    { cwd: repository, stdio: 'inherit' },
  )
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`The service was not measured: ${code}.`)
}
