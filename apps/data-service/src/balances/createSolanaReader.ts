import * as v from 'valibot'
import type { ServedNetwork } from '../configuration.js'
import { longLimitBytes } from '../sources/createDoor.js'
import type { Nodes } from '../sources/createNodes.js'
import type { KnownToken } from '../tokens/KnownToken.js'
import { mostTokens } from '../tokens/readTokens.js'
import type { Holding, ReadHoldings } from './Holdings.js'

/** The token program, and its successor with extensions. */
const programs = [
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
] as const

const context = v.object({
  slot: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
})
const balanceSchema = v.object({
  context,
  /** Lamports: more of them fit into 64 bits than into a number. */
  value: v.union([
    v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    v.pipe(v.string(), v.regex(/^\d{16,20}$/)),
  ]),
})
const accountsSchema = v.object({
  context,
  value: v.array(
    v.object({
      account: v.object({
        data: v.object({
          parsed: v.object({
            info: v.object({
              mint: v.pipe(
                v.string(),
                v.regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/),
              ),
              tokenAmount: v.object({
                amount: v.pipe(v.string(), v.regex(/^\d{1,20}$/)),
                decimals: v.pipe(
                  v.number(),
                  v.integer(),
                  v.minValue(0),
                  v.maxValue(77),
                ),
              }),
            }),
          }),
        }),
      }),
    }),
  ),
})

/**
 * Reads accounts of Solana: SOL and the token accounts of both programs. Tokens
 * of no list have no name: anybody may choose one.
 */
export function createSolanaReader(
  nodes: Nodes,
  network: ServedNetwork,
  tokens: readonly KnownToken[],
): ReadHoldings {
  const commitment = 'confirmed'
  const known = new Map(tokens.map((token) => [token.address, token]))
  return async (owner) => {
    const [native, ...lists] = await Promise.all([
      nodes.ask('getBalance', [owner, { commitment }], balanceSchema),
      ...programs.map((programId) =>
        nodes.ask(
          'getTokenAccountsByOwner',
          [owner, { programId }, { encoding: 'jsonParsed', commitment }],
          accountsSchema,
          { limitBytes: longLimitBytes, isLongAtWill: true },
        ),
      ),
    ])
    const held = new Map<string, Holding>()
    for (const { account } of lists.flatMap(({ value }) => value)) {
      const { mint, tokenAmount } = account.data.parsed.info
      const earlier = held.get(mint)
      held.set(mint, {
        ...(known.get(mint) ?? nameless(mint)),
        decimals: tokenAmount.decimals,
        units: (earlier?.units ?? 0n) + BigInt(tokenAmount.amount),
        isVerified: known.has(mint),
      })
    }
    const found = [
      ...tokens.flatMap(({ address }) => held.get(address) ?? []),
      ...[...held.values()].filter(({ isVerified }) => !isVerified),
    ].filter(({ units }) => units > 0n)
    // Addresses that are sent junk hold thousands.
    const shown = found.slice(0, mostTokens)
    const slots = [native, ...lists].map((answer) => answer.context.slot)
    return {
      // Each question has a slot of its own; none is older than this.
      block: { number: Math.min(...slots) },
      isComplete: shown.length === found.length,
      held: [
        {
          ...network.nativeCurrency,
          units: BigInt(native.value),
          isVerified: true,
        },
        ...shown,
      ],
    }
  }
}

function nameless(mint: string) {
  const text = `${mint.slice(0, 4)}…${mint.slice(-4)}`
  return { address: mint, name: text, symbol: text }
}
