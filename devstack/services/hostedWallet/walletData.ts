import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Address, Addresses } from '../../addresses.js'
import { operatorFile } from './operatorFile.js'

const cache = fileURLToPath(
  new URL('../../../.cache/hosted-wallet/', import.meta.url),
)

/**
 * What becomes of the accounts: they outlive the stack, they do from now on,
 * or they end with it.
 */
export type WalletData = 'kept' | 'fresh' | 'forgotten'

/** Where a program of the hosted wallet keeps what it makes. */
export function walletFolder({ port }: Address): string {
  return join(cache, `${port}`)
}

/**
 * Gets a program's folder ready: its networks, and its database as it was left
 * or empty.
 * @param address of the program
 */
export async function prepareWalletData(
  stack: Addresses,
  address: Address,
  data: WalletData,
) {
  const folder = walletFolder(address)
  const dataFolder = join(folder, 'data')
  if (data === 'fresh') await rm(dataFolder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const operatorPath = join(folder, 'operator.json')
  await writeFile(operatorPath, JSON.stringify(operatorFile(stack)))
  return {
    database: {
      folder: data === 'forgotten' ? undefined : dataFolder,
      seedFolder: join(cache, 'seeds'),
    },
    masterKeyFile: join(folder, 'master.key'),
    operatorFile: operatorPath,
  }
}
