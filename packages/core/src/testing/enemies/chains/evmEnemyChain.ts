import type { TestChain } from '../../../../../../devstack/testing/startTestChain.js'
import { evm } from '../../../adapters/evm/evmAdapter.js'
import { defineNetwork } from '../../../entities/network/network.js'
import { createNodes, enemyNodeUrls } from '../createNodes.js'
import type { Execution } from '../createPrompts.js'
import { hostileEvmWallet } from '../hostileEvmWallet.js'
import type { Call, Reply } from '../nodeEnemies.js'
import type { EnemyChain, Transfer, Visit } from './EnemyChain.js'

const network = defineNetwork({
  id: 31337,
  chainNamespace: 'eip155',
  name: 'Local',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: enemyNodeUrls } },
})

/** Prices halve with each place; this many leave room. */
const othersLimit = 8

type Sent = Omit<Transfer, 'state'> & {
  readonly nonce: number
  state: Transfer['state']
}

type Transaction = {
  readonly from: string
  readonly to: string
  readonly value: string
  readonly data: string
}

/**
 * One visit's account on a local Ethereum chain that makes blocks only when
 * it is told to.
 */
export async function evmEnemyChain(
  chain: TestChain,
  { chance, clock, prompts, trace, traffic }: Visit,
): Promise<EnemyChain> {
  const ask = async ({ method, params }: Call): Promise<Reply> => {
    const response = await traffic.count(
      post(
        chain.url,
        JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      ),
    )
    return response as Reply
  }
  const notify = async (method: string, ...params: unknown[]) => {
    const reply = await ask({ method, params })
    if ('result' in reply) return reply.result
    throw new Error(JSON.stringify(reply))
  }
  const randomAddress = () =>
    `0x${Buffer.from(chance.bytes(20)).toString('hex')}`
  const account = randomAddress()
  const receiver = randomAddress()
  await notify('anvil_setBalance', account, '0xd3c21bcecceda1000000')
  const firstNonce = chance.between(0, 5)
  await notify('anvil_setNonce', account, hex(BigInt(firstNonce)))
  await notify('anvil_impersonateAccount', account)

  let nextNonce = firstNonce
  const sent: Sent[] = []
  const others: Sent[] = []
  const nodes = createNodes({ chance, clock, ask, trace })
  let isStuck = chance.isTrue(0.3)

  const send = async (
    list: Sent[],
    transaction: object,
    { nonce = takeNonce(), prompt = -1 } = {},
  ): Promise<Sent> => {
    const rivals = [...sent, ...others].filter((one) => one.nonce === nonce)
    const price = priceOf(nonce - firstNonce, rivals.length)
    const hash = await notify('eth_sendTransaction', {
      ...transaction,
      nonce: hex(BigInt(nonce)),
      gas: '0x5208',
      maxFeePerGas: hex(price),
      maxPriorityFeePerGas: hex(price),
    })
    trace(`chain has ${hash} as number ${nonce}`)
    const entry: Sent = { hash: String(hash), nonce, prompt, state: 'open' }
    list.push(entry)
    return entry
  }
  const takeNonce = () => {
    nextNonce += 1
    return nextNonce - 1
  }
  const settle = async () => {
    const isWanted = [...sent, ...others].some(({ state }) => state === 'open')
    if (isStuck || !isWanted) return
    await mine()
  }
  const mine = async () => {
    const latest = Object(await notify('eth_getBlockByNumber', 'latest', false))
    const at = Math.max(
      Number(latest.timestamp) + 1,
      Math.floor(clock.now() / 1_000),
    )
    await notify('evm_mine', at)
    const count = Number(
      await notify('eth_getTransactionCount', account, 'latest'),
    )
    for (const one of [...sent, ...others]) {
      if (one.state !== 'open' || one.nonce >= count) continue
      const receipt = await notify('eth_getTransactionReceipt', one.hash)
      one.state = receipt ? 'executed' : 'dead'
      trace(`chain: ${one.hash} is ${one.state}`)
    }
  }
  const executionOf = (transaction: Transaction, prompt: number): Execution => {
    let last: Sent | undefined
    const again = async (list: Sent[], changed: object) => {
      if (last?.state !== 'open') return last?.hash
      const { nonce } = last
      const { hash } = await send(list, changed, { nonce, prompt })
      return hash
    }
    const { data, from, to, value } = transaction
    const wanted = { data, from, to, value }
    return {
      isOver: () => false,
      async execute() {
        last = await send(sent, wanted, { prompt })
        return last.hash
      },
      speedUp: () => again(sent, wanted),
      cancel: () => again(others, { from, to: from, value: '0x0' }),
    }
  }
  const serve: EnemyChain['serve'] = (method, params, reply) => {
    const [transaction] = params as [Transaction]
    if (method === 'eth_sendTransaction')
      prompts.serve((prompt) => executionOf(transaction, prompt), reply)
    else reply.fail({ code: 4200, message: 'Unsupported' })
  }

  return {
    adapters: [evm()],
    networks: [network],
    account,
    connectorId: 'io.kite',
    draft: { amount: '0.25', receiver },
    fetch: nodes.fetch,
    furnish: (window) => hostileEvmWallet({ account, serve, window }),
    serve,
    session: {
      accounts: [`eip155:31337:${account}`],
      chains: ['eip155:31337'],
      methods: ['eth_sendTransaction'],
    },
    settle,
    happenings: [
      {
        name: 'its owner sends something else',
        async run() {
          if (others.length >= othersLimit) return
          const other = { from: account, to: randomAddress(), value: '0x1' }
          await send(others, other)
        },
      },
      { name: 'a block is made', run: mine },
      {
        name: 'blocks are made again, or no more',
        run() {
          isStuck = !isStuck
        },
      },
    ],
    transfers: () => sent,
    received: async () =>
      BigInt(String(await notify('eth_getBalance', receiver, 'latest'))),
    changeNode: nodes.change,
    heal() {
      isStuck = false
      nodes.heal()
    },
  }
}

async function post(url: string, body: string): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  const { error, result } = (await response.json()) as {
    error?: unknown
    result?: unknown
  }
  return error ? { error } : { result }
}

/**
 * The node takes what pays most first, and drops it when its turn has not
 * come: each pays less than the one before it, and a replacement a bit more.
 */
function priceOf(place: number, rivals: number): bigint {
  const gwei = 2 ** (20 - place) * (1 + 0.25 * rivals)
  return BigInt(Math.round(gwei * 1_000_000_000))
}

function hex(value: bigint): string {
  return `0x${value.toString(16)}`
}
