import type { Hex } from 'viem'
import type { Nodes } from '../sources/createNodes.js'

/** A question to a contract. */
export interface ContractCall {
  readonly to: Hex
  readonly data: Hex
}

/** Where contracts are asked. */
export interface Place {
  readonly nodes: Nodes
  readonly multicall: string | undefined
  /** Its number, as nodes take it. */
  readonly block: string
}
