/** What a node answers for one call. */
export interface SimulatedCall {
  readonly status: string
  readonly gasUsed: string
  readonly returnData: string
  readonly logs: readonly unknown[]
}

export interface SimulatedBlock {
  readonly number: string
  readonly calls: readonly SimulatedCall[]
}

interface AskedBlock {
  readonly calls: readonly { readonly to: string; readonly input: string }[]
}

export const word = (value: bigint | string) =>
  `0x${(typeof value === 'bigint' ? value.toString(16) : value.slice(2)).padStart(64, '0')}`

const quantity = (value: bigint) => `0x${value.toString(16)}`

/**
 * A node at its port that simulates one transaction in a world of a few
 * words: what contracts answer to whom before it and after it.
 */
export function createSimulationNode({
  gasUsed,
  logs = [],
  status = '0x1',
  words,
}: createSimulationNode.Parameters) {
  const node = {
    latest: {
      number: '0x64',
      timestamp: '0x6553f100',
      miner: `0x${'c0'.repeat(20)}`,
      gasLimit: '0x1c9c380',
      baseFeePerGas: '0x3b9aca00',
      mixHash: word(7n),
    } as object,
    /** What becomes of an answer on its way. */
    distort: (blocks: readonly SimulatedBlock[]): unknown => blocks,
    words,
    status,
    asked: [] as string[],
    /** Of the last simulation. */
    params: undefined as unknown,
    askNode: async (method: string, params: unknown): Promise<unknown> => {
      node.asked.push(method)
      const [place] = params as readonly [unknown]
      if (method === 'eth_getBlockByNumber')
        return place === 'latest'
          ? node.latest
          : { ...node.latest, number: '0x63', timestamp: '0x6553f0f4' }
      const [{ blockStateCalls }] = params as [
        { blockStateCalls: readonly AskedBlock[] },
      ]
      const isAfter = blockStateCalls.length > 1
      if (isAfter) node.params = params
      return node.distort(
        blockStateCalls.map(({ calls }, index) => ({
          number: quantity(101n + BigInt(index)),
          calls: calls.map(({ input, to }): SimulatedCall => {
            if (isAfter && index === 0)
              return {
                status: node.status,
                gasUsed: quantity(gasUsed),
                returnData: '0x',
                logs,
              }
            const found = node.words(to, input)?.[isAfter ? 1 : 0]
            return {
              status: found === undefined ? '0x0' : '0x1',
              gasUsed: '0x1',
              returnData: found === undefined ? '0x' : word(found),
              logs: [],
            }
          }),
        })),
      )
    },
  }
  return node
}

export declare namespace createSimulationNode {
  interface Parameters {
    readonly gasUsed: bigint
    readonly logs?: readonly unknown[]
    readonly status?: string
    /** What a contract answers to a call, before and after. */
    readonly words: (
      to: string,
      input: string,
    ) => readonly [before: bigint, after: bigint] | undefined
  }
}
