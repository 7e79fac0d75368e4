import type { Clock } from '../../ports/Environment.js'
import type { Chance } from './createChance.js'
import {
  type Call,
  honestNode,
  type NodeEnemy,
  nodeEnemies,
  type Reply,
} from './nodeEnemies.js'

/** The addresses of a site's nodes, which serve one chain. */
export const enemyNodeUrls = [
  'https://a.example/',
  'https://b.example/',
] as const

/**
 * The nodes of a site behind one `fetch`, whose behaviour may change. At
 * most one of them says what is not so.
 * @param parameters.ask asks the chain itself
 */
export function createNodes(parameters: {
  readonly chance: Chance
  readonly clock: Clock
  readonly ask: (call: Call) => Promise<Reply>
  readonly trace: (line: string) => void
}) {
  const { ask, chance, clock, trace } = parameters
  const behaviours = new Map<string, NodeEnemy>()
  const set = (url: string, behaviour: NodeEnemy) => {
    behaviours.set(url, behaviour)
    trace(`node ${url} ${behaviour.name}`)
  }
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { id, method, params } = JSON.parse(String(init?.body))
    const behaviour = behaviours.get(String(input)) ?? honestNode
    const reply = await untilAborted(
      behaviour.reply({ method, params }, { ask, chance, clock }),
      init?.signal,
    )

    return reply instanceof Response
      ? reply
      : new Response(JSON.stringify({ ...reply, jsonrpc: '2.0', id }))
  }
  return {
    fetch,
    /** Another one of the nodes behaves in another way. */
    change() {
      const url = chance.pick(enemyNodeUrls)
      const hasLiar = [...behaviours].some(
        ([one, { lies }]) => one !== url && lies,
      )
      const fitting = nodeEnemies.filter(({ lies }) => !lies || !hasLiar)
      set(url, chance.pick(fitting))
    },
    heal: () => behaviours.clear(),
  }
}

function untilAborted<result>(
  promise: Promise<result>,
  signal: AbortSignal | null | undefined,
): Promise<result> {
  return new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason))
    promise.then(resolve, reject)
  })
}
