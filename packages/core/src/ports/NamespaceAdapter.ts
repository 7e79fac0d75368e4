import type { SiteDescription } from '../entities/connection/siteDescription.js'
import type { Namespace } from '../entities/network/namespace.js'
import type { Network } from '../entities/network/network.js'
import type {
  SendTrace,
  SentTransfer,
  TransactionChange,
} from '../entities/transfer/transaction.js'
import type {
  SendCaution,
  SendLimits,
  SendRequest,
} from '../entities/transfer/transfer.js'
import type { Connector, ConnectorEvent } from './Connector.js'
import type { AccountReads } from './DataSource.js'
import type { Environment } from './Environment.js'
import type { NameReads } from './NameReads.js'
import type { SignMessage } from './SignMessage.js'

/** What is needed to follow a transaction: its hash, or a way to find it. */
export type FollowedTransaction = Pick<
  SentTransfer,
  'from' | 'hash' | 'replacedBy' | 'status' | 'trace' | 'sentAt'
> & {
  /** What was to be sent; missing for a transaction that the site sent. */
  readonly transfer?:
    | Pick<SentTransfer, 'to' | 'amount' | 'tokenAddress'>
    | undefined
}

/** What the network says of a transfer. */
export type SendPreparation = {
  /** The most that the network may take. */
  readonly fee: bigint
  /** Whether a program is at the receiver's address. */
  readonly isContract: boolean
  /** What a new account of the receiver must hold; none unless given. */
  readonly accountRent?: bigint | undefined
  /** What of the amount arrives; all of it unless given. */
  readonly arriving?: bigint | undefined
  /** What only the namespace can know about the token and the receiver. */
  readonly cautions?: readonly SendCaution[] | undefined
}

/**
 * Checks a receiver strictly.
 * @returns its canonical form; undefined when it is no address
 */
export type ParseReceiver = (value: string) => string | undefined

/**
 * What a namespace can do besides connecting. A missing key means that it is
 * not supported: there is no method that throws instead.
 */
export type Capabilities = NodeCapabilities & {
  /** Fetches the check of receivers: no page needs its hash before. */
  loadParseReceiver(): Promise<ParseReceiver>
  /** Fetches what asks the namespace's wallets to sign in. */
  loadSignMessage(): Promise<SignMessage>
  /** Fetches what reads names; a namespace without names has none. */
  loadNames(): Promise<NameReads>
}

/** What a namespace can do with its networks' nodes. */
export type NodeCapabilities = AccountReads & {
  /**
   * Asserts the node's chain, tries the transfer out and estimates the most that
   * the network may take.
   */
  prepareSend(p: {
    network: Network
    request: SendRequest
    signal: AbortSignal
  }): Promise<SendPreparation>
  /**
   * Asks the wallet to send; resolves with the transaction's hash. What it
   * throws before `onAsk` was called proves that nothing was sent.
   */
  sendToken(p: {
    network: Network
    connector: Connector
    request: SendRequest & Partial<SendLimits>
    /** Called right before the wallet is asked. */
    onAsk: (trace: SendTrace) => void
    /**
     * Called once the transfer is signed, before anybody is sent it.
     * @returns false when it must not be sent any more: the visitor was told
     * that it was not
     */
    onSigned: (signed: { hash: string; trace: SendTrace }) => boolean
    signal: AbortSignal
  }): Promise<{ hash: string }>
  /**
   * Follows a transfer until it is over, or for a day. A transfer without a
   * hash is looked for among what the account has sent since.
   */
  watchTransaction(p: {
    network: Network
    transaction: FollowedTransaction
    /**
     * Whether a hash belongs to another transaction of this site. In the same
     * place of the account's order only another transfer of the kit has it: what
     * the site told of there is the transaction's newer form.
     */
    isTaken: (hash: string, about?: { isSamePlace: boolean }) => boolean
    onChange: (change: TransactionChange) => void
    signal: AbortSignal
  }): Promise<void>
  /**
   * Reads an answer that came when nobody waited for it any more.
   * @returns undefined when it does not answer this transfer
   */
  readLateAnswer(p: {
    network: Network
    transaction: SentTransfer
    answer: Pick<
      Extract<ConnectorEvent, { type: 'requestAnswered' }>,
      'method' | 'params' | 'outcome'
    >
  }): Promise<TransactionChange | undefined>
}

/** One namespace, given to `createKit` as a value. */
export type NamespaceAdapter = {
  readonly namespace: Namespace
  /** Binds the namespace to a kit's world and networks. */
  create(p: {
    environment: Environment
    networks: readonly Network[]
    /** What the site says of itself to wallets that ask for it. */
    site?: SiteDescription | undefined
  }): BoundAdapter
}

/** A namespace bound to one kit: its wallets and what it can do. */
export type BoundAdapter = {
  readonly namespace: Namespace
  readonly capabilities: Partial<Capabilities>
  /** Tells of every connector found or lost, until the signal is aborted. */
  discover(
    listeners: {
      onFound: (connector: Connector) => void
      onLost: (connector: Connector) => void
    },
    signal: AbortSignal,
  ): void
  /** Looks again, e.g. after the visitor installed a wallet. */
  rediscover(): void
}
