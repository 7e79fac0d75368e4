import {
  array,
  type InferOutput,
  number,
  object,
  optional,
  parse,
  picklist,
  string,
} from 'valibot'

const token = object({
  address: string(),
  symbol: string(),
  decimals: number(),
})

/** What the site's server writes into each of its pages. */
const schema = object({
  projectId: string(),
  /** Where the project may be used. */
  origins: array(string()),
  /** Of the wallet's service. */
  serviceUrl: string(),
  /** What is sealed to the escrow, where there is one. */
  escrowKey: optional(string()),
  /** Who can restore a wallet that is made here. */
  mode: picklist(['self', 'assisted']),
  networks: array(
    object({
      id: string(),
      name: string(),
      coin: object({ symbol: string(), decimals: number() }),
      tokens: array(token),
    }),
  ),
})

export type PageConfiguration = InferOutput<typeof schema>

/** The name of the element that carries it. */
export const configurationName = 'hasp-wallet'

/** @throws when the page was not written by the site's server */
export function readPageConfiguration(document: Document): PageConfiguration {
  const element = document.querySelector(`meta[name="${configurationName}"]`)
  return parse(schema, JSON.parse(element?.getAttribute('content') ?? ''))
}
