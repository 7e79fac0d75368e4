import type { WalletChain } from '../WalletChain.js'

/** One line of what the visitor is asked to agree to. */
export type ApprovalDetail = { term: string; detail: string }

/** What a site asks for over a session. */
export type WalletRequest = {
  /** CAIP-2. */
  chainId: string
  method: string
  params: unknown
}

/** What a namespace may use of the wallet. */
export type RequestContext = {
  /** EVM networks that the wallet has a node of. */
  knownChains(): readonly WalletChain[]
  /** The node of a network that is not EVM's, where the wallet has one. */
  nodeUrlOf(chainId: string): string | undefined
  /**
   * Which of the wallet's accounts signs for an address.
   * @throws when the session does not share that account
   */
  signerOf(address: unknown): number
  /** Goes to a network, and shares it with the site when it was not. */
  goToChain(chainId: number): Promise<void>
  addChain(chain: WalletChain): void
}

/** A request in words, and how to fulfil it. */
export type PreparedRequest = {
  heading: string
  details: readonly ApprovalDetail[]
  /** What will be signed, exactly. */
  text?: string | undefined
  fulfil(): Promise<unknown>
}

/** Reads a request; throws what the site is answered at once. */
export type PrepareRequest = (
  request: WalletRequest,
  context: RequestContext,
) => PreparedRequest | Promise<PreparedRequest>

/** One namespace of the phone wallet: its keys and what they sign. */
export type WalletNamespace = {
  /**
   * The address of an account.
   * @param index the account's place in the wallet
   * @param reference the second half of the CAIP-2 id
   */
  address(index: number, reference: string): string
  methods: Readonly<Record<string, PrepareRequest>>
}
