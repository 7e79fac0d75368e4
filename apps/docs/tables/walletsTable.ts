import type { WalletListing } from '../../../packages/core/src/exports/walletDirectory.js'
import { code, writeTable } from './writeTable.js'

/**
 * The page of all bundled wallets and their ids.
 * @param file - the list of them
 */
export async function walletsTable(file: string): Promise<string> {
  const { snapshot }: { snapshot: readonly WalletListing[] } = await import(
    file
  )
  const rows = snapshot.map(({ homepage, id, name, namespaces, rdns }) => [
    code(id),
    homepage ? `[${name}](${homepage})` : name,
    (namespaces ?? []).map(code).join(' '),
    code(rdns ?? ''),
  ])
  return `# Wallets and their ids

The ${rows.length} wallets that come with the kit. Their ids are what
[\`wallets.featured\`, \`include\` and \`exclude\`](../wallets) take. Any wallet
that announces itself in the browser is found as well, whether or not it is in
this list.

${writeTable(['id', 'wallet', 'namespaces', 'EIP-6963 rdns'], rows)}
`
}
