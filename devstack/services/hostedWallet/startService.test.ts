import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { addresses } from '../../addresses.js'
import { startWalletService } from './startService.js'
import type { WalletData } from './walletData.js'

const stack = addresses(760)
const folder = fileURLToPath(
  new URL(
    `../../../.cache/hosted-wallet/${stack.hostedWalletService.port}`,
    import.meta.url,
  ),
)
/** Stands for an account that somebody made. */
const mark = join(folder, 'data', 'mark')

afterAll(() => rm(folder, { recursive: true, force: true }))

/** One start and stop of the stack. */
async function visit(data: WalletData): Promise<void> {
  const service = await startWalletService(stack, data)
  await service.stop()
}

it('accounts outlive the stack, unless it is started afresh', {
  timeout: 60_000,
}, async () => {
  await visit('kept')
  await writeFile(mark, '')
  await visit('kept')
  expect(existsSync(mark)).toBe(true)
  await visit('forgotten')
  expect(existsSync(mark)).toBe(true)
  await visit('fresh')
  expect(existsSync(mark)).toBe(false)
  expect(existsSync(join(folder, 'data'))).toBe(true)
})
