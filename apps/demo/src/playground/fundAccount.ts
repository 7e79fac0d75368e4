import { testAccounts, testTokens } from '../../../../devstack/addresses.js'
import { demoChains, demoSolana } from '../demoChains.js'

/** An account that no journey and no test wallet uses. */
const giver = testAccounts[9]

/** One ether, in wei. */
const ether = 10n ** 18n
/** 100 HUSD, in base units. */
const dollars = 100n * 10n ** 6n
/** Five SOL, in lamports; the node takes a number. */
const lamports = 5 * 10 ** 9

/**
 * Gives an account something to try the kit with, from a test account of the
 * local chains.
 * @param account the account, with its network by CAIP-2
 * @returns what was given, for people
 */
export async function fundAccount(account: {
  address: string
  networkId: string
}): Promise<string> {
  const { address, networkId } = account
  if (networkId === `solana:${demoSolana.reference}`) {
    await ask(demoSolana.nodeUrl, 'requestAirdrop', [address, lamports])
    return '5 SOL'
  }
  const chain = demoChains.find(({ id }) => networkId === `eip155:${id}`)
  const dollar = testTokens.find(({ symbol }) => symbol === 'HUSD')
  if (!chain || !dollar) throw new Error('There is nothing to give here.')
  await send(chain.rpcUrl, { to: address, value: hex(ether) })
  await send(chain.rpcUrl, {
    to: dollar.address,
    data: `0xa9059cbb${word(BigInt(address))}${word(dollars)}`,
  })
  return '1 ETH and 100 HUSD'
}

function send(url: string, transaction: Record<string, string>) {
  return ask(url, 'eth_sendTransaction', [{ from: giver, ...transaction }])
}

async function ask(url: string, method: string, params: readonly unknown[]) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const { error } = (await response.json()) as { error?: { message: string } }
  if (error) throw new Error(error.message)
}

const hex = (value: bigint) => `0x${value.toString(16)}`

/** A value as one word of a call's data. */
const word = (value: bigint) => value.toString(16).padStart(64, '0')
