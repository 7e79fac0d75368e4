import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { StackError } from '../StackError.js'

/** Node's platform and processor in the words of the package names. */
const packages: Readonly<Record<string, string>> = {
  'darwin-arm64': 'darwin-arm64',
  'darwin-x64': 'darwin-amd64',
  'linux-arm64': 'linux-arm64',
  'linux-x64': 'linux-amd64',
  'win32-x64': 'win32-amd64',
}

/**
 * The path of the node's own binary: its npm wrapper may exit before the
 * node does, so nothing could be sure that it has stopped.
 * @throws StackError when this machine has none, with what to do
 * @example findAnvil() // '…/@foundry-rs/anvil-linux-amd64/bin/anvil'
 */
export function findAnvil(
  platform: string = process.platform,
  processor: string = process.arch,
): string {
  const name = packages[`${platform}-${processor}`]
  if (!name)
    throw new StackError(
      `There is no local Ethereum node (@foundry-rs/anvil) for ${platform} on ${processor}: run the stack on Linux, macOS or Windows with a 64-bit processor.`,
    )
  const missing = `The local Ethereum node is not installed (@foundry-rs/anvil-${name}): run "npm install" without --omit=optional.`
  const binary = join(
    folderOf(`@foundry-rs/anvil-${name}`, missing),
    'bin',
    platform === 'win32' ? 'anvil.exe' : 'anvil',
  )
  if (!existsSync(binary)) throw new StackError(missing)
  return binary
}

function folderOf(name: string, missing: string): string {
  try {
    const wrapper = createRequire(import.meta.url).resolve(
      '@foundry-rs/anvil/package.json',
    )
    return dirname(createRequire(wrapper).resolve(`${name}/package.json`))
  } catch (error) {
    throw new StackError(missing, { cause: error })
  }
}
