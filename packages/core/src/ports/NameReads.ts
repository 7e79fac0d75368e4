import type { NameRecord } from '../entities/name/nameRecord.js'
import type { Network } from '../entities/network/network.js'
import type { Connector } from './Connector.js'

/** Which account on which network a question about a name is about. */
type Question = {
  readonly network: Network
  /** The kit's networks: the names network may be one of them. */
  readonly networks: readonly Network[]
  readonly signal: AbortSignal
}

/** How names are written and taken, and what the names network says of them. */
export type NameReads = {
  /**
   * The one form of a name.
   * @throws `NAME_UNRESOLVED` for what cannot be a name
   */
  normalize(name: string): Promise<string>
  /** An address with its checksum; undefined when it is none. */
  parseAddress(address: string): string | undefined
  /** How a name's record for a network is numbered; undefined when not. */
  coinTypeOf(network: Network): number | undefined
  /** Whether names are kept on a network. */
  isNamesNetwork(p: Pick<Question, 'network' | 'networks'>): boolean
  /**
   * The records that count on a network: its own, and that of Ether.
   * @param p.name normalised
   * @throws `NAME_UNRESOLVED` when resolvers do not tell, and what reads throw
   */
  readRecords(p: Question & { readonly name: string }): Promise<{
    readonly records: readonly NameRecord[]
    readonly isSharedContract: boolean
  }>
  /** The name that an account has chosen, if it leads back to the account. */
  readPrimaryName(
    p: Question & { readonly address: string },
  ): Promise<string | undefined>
  /**
   * Asks an account to sign what a registry wrote, as a personal message.
   * @returns the signature, hex with `0x`
   * @throws `USER_REJECTED`, `CANCELLED` and what else wallets answer
   * @see EIP-191, `personal_sign`
   */
  signText(p: {
    readonly connector: Connector
    readonly address: string
    readonly text: string
    readonly signal: AbortSignal
  }): Promise<string>
}
