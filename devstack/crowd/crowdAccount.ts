import { encodeDeployData, encodeFunctionData, parseAbi } from 'viem'
import { type ChainAddress, testAccounts } from '../addresses.js'
import artifacts from '../contracts/artifacts.json' with { type: 'json' }
import { StackError } from '../StackError.js'
import { askNode } from './askNode.js'
import { type CrowdToken, crowder, crowdTokens } from './crowdTokens.js'

type Hex = `0x${string}`

/** What somebody sends. */
type Sending = {
  readonly from: Hex
  readonly to?: Hex
  readonly gas: number
  readonly value?: bigint
  readonly data?: Hex
}

const friend = testAccounts[6]
/** Begins and ends as the friend's address does. */
const poisoner = '0x976ea7400000000000000000000000000c3a0aa9'

const tokenAbi = parseAbi([
  'constructor(string name, string symbol, uint8 decimals, address[] holders, uint256 share)',
  'function transfer(address to, uint256 value) returns (bool)',
  'function transferFrom(address from, address to, uint256 value) returns (bool)',
])

/** Less than a block of the local chains holds. */
const blockGas = 28_000_000
/** Nodes trace whole blocks, so none is a long one. */
const perBlock = 100
const ether = 10n ** 18n
/** So many get a trap besides the account, all at once. */
const dropped = 60

/**
 * Gives an account a long history and many tokens, traps among both. The tokens
 * have the same addresses on every fresh chain.
 * @param chain a local chain, on which nobody did this before
 * @param account gets all of it, and sends some of it away
 * @param many.entries transactions in all
 * @param many.tokens those of them that bring a token
 * @throws StackError when the chain does not take all of it
 * @example
 * const { evmA } = addresses()
 * await crowdAccount(evmA, testAccounts[0], { entries: 10_000, tokens: 200 })
 */
export async function crowdAccount(
  chain: ChainAddress,
  account: Hex,
  many: crowdAccount.Many,
): Promise<void> {
  const url = `http://127.0.0.1:${chain.port}`
  const tokens = crowdTokens(many.tokens)
  const sendings = [
    ...tokens.map((token) => deploy(token, account)),
    ...Array.from({ length: many.entries - many.tokens }, (_, index) =>
      passDay(index, account, tokens),
    ),
  ]
  const rich = [crowder.address, friend, poisoner].map((address) => ({
    method: 'anvil_setBalance',
    params: [address, quantity(10_000n * ether)],
  }))
  await askNode(url, [
    ...rich,
    { method: 'anvil_autoImpersonateAccount', params: [true] },
    { method: 'evm_setAutomine', params: [false] },
  ])
  try {
    // A node takes what it is sent at once in no order.
    const nextNonce = await countNonces(url, [
      account,
      crowder.address,
      friend,
      poisoner,
    ])
    for (const block of fillBlocks(sendings)) {
      await askNode(
        url,
        block.map((one) => toQuestion(one, nextNonce(one.from))),
      )
      await askNode(url, [{ method: 'evm_mine', params: [] }])
    }
    const [left] = await askNode(url, [{ method: 'txpool_status', params: [] }])
    const { pending, queued } = left as Record<'pending' | 'queued', string>
    if (Number(pending) + Number(queued) > 0)
      throw new StackError(
        `${chain.name} did not take all that was sent: start the stack again, so that its chains are fresh.`,
      )
  } finally {
    await askNode(url, [
      { method: 'evm_setAutomine', params: [true] },
      { method: 'anvil_autoImpersonateAccount', params: [false] },
    ])
  }
}

export declare namespace crowdAccount {
  interface Many {
    readonly entries: number
    readonly tokens: number
  }
}

/** A trap goes to many at once. */
function deploy({ isTrap, name, symbol }: CrowdToken, account: Hex): Sending {
  const strangers = Array.from(
    { length: isTrap ? dropped : 0 },
    (_, index): Hex => `0x${(index + 1).toString(16).padStart(40, '0')}`,
  )
  return {
    from: crowder.address,
    gas: isTrap ? 20_000_000 : 1_400_000,
    data: encodeDeployData({
      abi: tokenAbi,
      bytecode: artifacts.TestToken.bytecode as Hex,
      args: [name, symbol, 18, [account, ...strangers], 1_000n * ether],
    }),
  }
}

/** Of ten transactions the account gets four and sends five; one is a trap. */
function passDay(
  index: number,
  account: Hex,
  tokens: readonly CrowdToken[],
): Sending {
  const day = index % 10
  const value = (BigInt(index) + 1n) * 10n ** 12n
  if (day < 3) return { from: account, to: friend, gas: 21_000, value }
  if (day < 7) return { from: friend, to: account, gas: 21_000, value }
  const token = tokens[index % tokens.length]
  const isTrap = day === 9
  return {
    from: isTrap ? poisoner : account,
    to: token?.address ?? friend,
    gas: 100_000,
    data: isTrap
      ? encodeFunctionData({
          abi: tokenAbi,
          functionName: 'transferFrom',
          args: [account, poisoner, 0n],
        })
      : encodeFunctionData({
          abi: tokenAbi,
          functionName: 'transfer',
          args: [friend, value],
        }),
  }
}

/** As many as a block has room for, in their order. */
function* fillBlocks(sendings: readonly Sending[]): Generator<Sending[]> {
  let block: Sending[] = []
  let filled = 0
  for (const sending of sendings) {
    if (filled + sending.gas > blockGas || block.length === perBlock) {
      yield block
      block = []
      filled = 0
    }
    block.push(sending)
    filled += sending.gas
  }
  yield block
}

/** @returns the next nonce of one of the senders, each once */
async function countNonces(url: string, senders: readonly Hex[]) {
  const counts = await askNode(
    url,
    senders.map((sender) => ({
      method: 'eth_getTransactionCount',
      params: [sender, 'latest'],
    })),
  )
  const next = new Map(senders.map((one, at) => [one, Number(counts[at])]))
  return (sender: Hex): number => {
    const nonce = next.get(sender) ?? 0
    next.set(sender, nonce + 1)
    return nonce
  }
}

function toQuestion({ gas, value = 0n, ...sending }: Sending, nonce: number) {
  const transaction = {
    ...sending,
    nonce: quantity(BigInt(nonce)),
    gas: quantity(BigInt(gas)),
    value: quantity(value),
    maxFeePerGas: quantity(5n * 10n ** 9n),
    maxPriorityFeePerGas: quantity(0n),
  }
  return { method: 'eth_sendTransaction', params: [transaction] }
}

const quantity = (value: bigint) => `0x${value.toString(16)}`
