import { addressNamePath, balancesPath, historyPath } from '@hasp/protocol/data'
import { expect } from '@playwright/test'
import { ownAccount, stack } from '../chains.js'

const evm = `eip155:${stack.evmA.chainId}`

/**
 * Asks the data service about an account ahead of a page, which waits for it
 * for seconds of its own time: the first answer of all may take longer on a
 * busy machine, and what it was made of is kept for half a minute.
 * @param account as CAIP-10; that of most journeys unless given
 */
export async function askAhead(
  account = `${evm}:${ownAccount}`,
): Promise<void> {
  const paths = [balancesPath(account)]
  if (account.startsWith(evm))
    paths.push(
      historyPath(account),
      addressNamePath(account.slice(evm.length + 1), evm),
    )
  const ask = async (path: string) =>
    (await fetch(`${stack.dataService.url}${path}`)).status
  for (const path of paths) await expect.poll(() => ask(path), path).toBe(200)
}
