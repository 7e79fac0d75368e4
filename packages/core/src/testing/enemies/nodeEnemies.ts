import type { Clock } from '../../ports/Environment.js'
import type { Chance } from './createChance.js'

/** A call of JSON-RPC without its envelope. */
export type Call = {
  readonly method: string
  readonly params: readonly unknown[]
}

/** What a node says to a call. */
export type Reply =
  | { readonly result: unknown }
  | { readonly error: unknown }
  | Response

/** A node, or the way to it. */
export type NodeEnemy = {
  readonly name: string
  /** Says what is not so; the others only fail. No two nodes lie together. */
  readonly lies?: true
  reply(call: Call, about: AboutNode): Promise<Reply>
}

type AboutNode = {
  /** What an honest node says; the call has arrived then. */
  ask(call: Call): Promise<Reply>
  readonly chance: Chance
  readonly clock: Clock
}

const unseen: { readonly [method: string]: unknown } = {
  eth_getTransactionReceipt: null,
  eth_getTransactionByHash: null,
  getSignatureStatuses: { context: { slot: 1 }, value: [null] },
  getSignaturesForAddress: [],
  getTransaction: null,
}

export const honestNode: NodeEnemy = {
  name: 'is honest',
  reply: (call, { ask }) => ask(call),
}

/** Every kind of node that a site may be given. */
export const nodeEnemies: readonly NodeEnemy[] = [
  honestNode,
  { name: 'is down', reply: () => Promise.reject(new TypeError('refused')) },
  {
    name: 'loses every second answer',
    async reply(call, { ask, chance }) {
      const reply = await ask(call)
      if (chance.isTrue(0.5)) throw new TypeError('reset')
      return reply
    },
  },
  {
    name: 'is limited',
    reply: async (call, { ask, chance }) =>
      chance.isTrue(0.5)
        ? new Response('', { status: 429, headers: { 'retry-after': '2' } })
        : await ask(call),
  },
  {
    name: 'is slow',
    async reply(call, { ask, chance, clock }) {
      const reply = await ask(call)
      await new Promise<void>((resolve) =>
        clock.after(chance.between(100, 15_000), resolve),
      )
      return reply
    },
  },
  {
    name: 'is broken',
    reply: async () => new Response('<html>', { status: 502 }),
  },
  {
    name: 'talks nonsense',
    reply: async (_call, { chance }) =>
      chance.pick([
        { result: 'nonsense' },
        { result: {} },
        { error: { code: -32603, message: 'Internal error' } },
        new Response('<html>'),
      ]),
  },
  {
    name: 'knows of no transaction',
    lies: true,
    reply: async (call, { ask }) =>
      call.method in unseen ? { result: unseen[call.method] } : await ask(call),
  },
  {
    name: 'is a block behind',
    lies: true,
    reply: (call, { ask }) => askBehind(call, ask),
  },
  {
    name: 'takes a transaction and refuses it',
    async reply(call, { ask, chance }) {
      const reply = await ask(call)
      if (call.method !== 'sendTransaction') return reply
      return {
        error: chance.pick([
          {
            code: -32002,
            message:
              'Transaction simulation failed: This transaction has already been processed',
          },
          { code: -32002, message: 'Blockhash not found' },
          { code: -32005, message: 'Node is behind by 42 slots' },
        ]),
      }
    },
  },
]

/** Only what an Ethereum node says depends on blocks here. */
async function askBehind(
  { method, params }: Call,
  ask: AboutNode['ask'],
): Promise<Reply> {
  const number = async () => {
    const reply = await ask({ method: 'eth_blockNumber', params: [] })
    return 'result' in reply ? Number(reply.result) - 1 : 0
  }
  if (method === 'eth_blockNumber') return { result: hex(await number()) }
  if (method === 'eth_getTransactionCount' && params[1] === 'latest')
    return await ask({ method, params: [params[0], hex(await number())] })
  const reply = await ask({ method, params })
  if (method !== 'eth_getTransactionReceipt' || !('result' in reply))
    return reply
  const { blockNumber } = Object(reply.result)
  return Number(blockNumber) > (await number()) ? { result: null } : reply
}

function hex(value: number): string {
  return `0x${Math.max(value, 0).toString(16)}`
}
