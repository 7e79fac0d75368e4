import {
  address,
  type EncodedAccount,
  getBase58Decoder,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
  lamports,
} from '@solana/kit'
import { FailedTransactionMetadata, LiteSVM } from 'litesvm'
import { createBlockhashWindow } from './blockhashWindow.js'
import { readTokenBalances } from './readTokenBalances.js'
import { RpcError } from './rpcError.js'
import type { FindAccount, SolanaAccount } from './SolanaAccount.js'
import { transactionError } from './transactionError.js'
import {
  createTransactionLog,
  type LoggedTransaction,
  type TransactionLog,
} from './transactionLog.js'

/** How long a slot lasts, and after how many a new block hash is due. */
export const slotMs = 400
const slotsPerHash = 4

/** What the faucet can give in all. */
const faucetLamports = 1_000_000_000_000_000_000n

const lamportsPerSignature = 5_000
const preflightFailure = -32002

/** What a simulation found. */
export interface Simulation {
  /** A `TransactionError` as JSON. */
  readonly error: unknown
  readonly logs: readonly string[]
  readonly computeUnits: number
  /** The transaction's accounts as they would be; none where it fails. */
  readonly accounts: readonly SolanaAccount[]
}

/** A Solana chain in this process. */
export interface SolanaRuntime {
  readonly log: TransactionLog
  readonly slot: () => number
  readonly latestBlockhash: () => { hash: string; lastValidSlot: number }
  readonly isBlockhashValid: (hash: string) => boolean
  readonly account: FindAccount
  readonly accountsOf: (program: string) => readonly SolanaAccount[]
  /** Puts an account there, whatever was there before. */
  readonly setAccount: (account: SolanaAccount) => void
  /** Lamports that an account of so many bytes must hold. */
  readonly rentFor: (bytes: number) => bigint
  /** Nothing once the message's block hash is too old. */
  readonly feeOf: (message: Uint8Array) => number | undefined
  readonly simulate: (
    transaction: Uint8Array,
    options: { verifies: boolean; anyBlockhash: boolean },
  ) => Simulation
  /**
   * Takes a transaction; one that it has taken before changes nothing.
   * @throws RpcError when it would fail, or cannot be taken at all
   */
  readonly send: (
    transaction: Uint8Array,
    options: { skipsPreflight: boolean },
  ) => LoggedTransaction
  readonly airdrop: (address: string, lamports: bigint) => LoggedTransaction
  readonly onTransaction: (
    listener: (transaction: LoggedTransaction) => void,
  ) => void
  readonly onSlot: (listener: (slot: number) => void) => void
  /** Lets slots pass now. */
  readonly pass: (slots: number) => void
  readonly stop: () => void
}

/**
 * Makes a chain on the runtime that validators run: System, Token, Token-2022,
 * associated accounts and memos are there. Slots pass by the clock.
 * @param now the time in milliseconds
 * @param options.slotsPass false: only by `pass`, for tests with their own time
 * @example
 * const runtime = createRuntime(Date.now)
 * runtime.airdrop(address, 1_000_000_000n)
 */
export function createRuntime(
  now: () => number,
  { slotsPass = true }: { readonly slotsPass?: boolean } = {},
): SolanaRuntime {
  const svm = new LiteSVM()
    .withLamports(faucetLamports)
    .withTransactionHistory(10_000n)
    // It would take its newest hash only: the window below decides.
    .withBlockhashCheck(false)
  const log = createTransactionLog(now)
  const hashes = createBlockhashWindow(svm.latestBlockhash())
  const takers = new Set<(transaction: LoggedTransaction) => void>()
  const slotListeners = new Set<(slot: number) => void>()
  let slot = 1

  const pass: SolanaRuntime['pass'] = (slots) => {
    const hashDueAt = slot - (slot % slotsPerHash) + slotsPerHash
    slot += slots
    svm.warpToSlot(BigInt(slot))
    const clock = svm.getClock()
    clock.unixTimestamp = BigInt(Math.floor(now() / 1_000))
    svm.setClock(clock)
    if (slot >= hashDueAt) {
      svm.expireBlockhash()
      hashes.add(svm.latestBlockhash(), slot - (slot % slotsPerHash))
    }
    for (const listener of [...slotListeners]) listener(slot)
  }
  const passing = slotsPass ? setInterval(() => pass(1), slotMs) : undefined

  const account: FindAccount = (wanted) => {
    const found = svm.getAccount(address(wanted))
    if (!found.exists || found.lamports === 0n) return undefined
    return {
      address: wanted,
      data: found.data,
      executable: found.executable,
      lamports: found.lamports,
      program: found.programAddress,
    }
  }

  const lamportsOf = (key: string) => Number(account(key)?.lamports ?? 0n)

  function keep(transaction: LoggedTransaction): LoggedTransaction {
    log.add(transaction)
    setImmediate(() => {
      for (const taker of [...takers]) taker(transaction)
    })
    return transaction
  }

  const simulate: SolanaRuntime['simulate'] = (bytes, options) => {
    const { message, transaction } = decode(bytes)
    if (!options.anyBlockhash && !hashes.has(message.lifetimeToken))
      return {
        error: 'BlockhashNotFound',
        logs: [],
        computeUnits: 0,
        accounts: [],
      }
    svm.withSigverify(options.verifies)
    try {
      return outcomeOf(svm.simulateTransaction(transaction))
    } finally {
      svm.withSigverify(true)
    }
  }

  const send: SolanaRuntime['send'] = (bytes, { skipsPreflight }) => {
    const { message, signature, transaction } = decode(bytes)
    const known = log.find(signature)
    if (known) return known
    const foreseen: Simulation | undefined = skipsPreflight
      ? undefined
      : simulate(bytes, { verifies: true, anyBlockhash: false })
    if (foreseen && foreseen.error !== null)
      throw new RpcError(preflightFailure, sentenceOf(foreseen.error), {
        err: foreseen.error,
        logs: foreseen.logs,
        unitsConsumed: foreseen.computeUnits,
        accounts: null,
        returnData: null,
      })
    if (!hashes.has(message.lifetimeToken))
      throw new RpcError(preflightFailure, sentenceOf('BlockhashNotFound'), {
        err: 'BlockhashNotFound',
        logs: [],
      })
    const keys: readonly string[] = message.staticAccounts
    const preBalances = keys.map(lamportsOf)
    const preTokenBalances = readTokenBalances(keys, account)
    const taken = svm.sendTransaction(transaction)
    const { computeUnits, error, logs } = outcomeOf(taken)
    return keep({
      signature,
      slot,
      atMs: now(),
      error,
      logs,
      computeUnits,
      fee: lamportsPerSignature * message.header.numSignerAccounts,
      keys,
      preBalances,
      postBalances: keys.map(lamportsOf),
      preTokenBalances,
      postTokenBalances: readTokenBalances(keys, account),
      bytes,
    })
  }

  return {
    log,
    slot: () => slot,
    latestBlockhash: () => ({
      hash: hashes.latest(),
      lastValidSlot: hashes.lastValidSlot(),
    }),
    isBlockhashValid: hashes.has,
    account,
    accountsOf: (program) =>
      svm.getProgramAccounts(address(program)).map(toAccount),
    setAccount: (entry) =>
      void svm.setAccount({
        address: address(entry.address),
        data: entry.data,
        executable: entry.executable,
        lamports: lamports(entry.lamports),
        programAddress: address(entry.program),
        space: BigInt(entry.data.length),
      }),
    rentFor: (bytes) => svm.minimumBalanceForRentExemption(BigInt(bytes)),
    feeOf(bytes) {
      const message = getCompiledTransactionMessageDecoder().decode(bytes)
      return hashes.has(message.lifetimeToken)
        ? lamportsPerSignature * message.header.numSignerAccounts
        : undefined
    },
    simulate,
    send,
    airdrop(to, amount) {
      const before = lamportsOf(to)
      const given = svm.airdrop(address(to), lamports(amount))
      if (!given || given instanceof FailedTransactionMetadata)
        throw new RpcError(-32603, 'The faucet could not give that much.')
      return keep({
        signature: getBase58Decoder().decode(given.signature()),
        slot,
        atMs: now(),
        error: null,
        logs: given.logs(),
        computeUnits: 0,
        fee: 0,
        keys: [to],
        preBalances: [before],
        postBalances: [lamportsOf(to)],
        preTokenBalances: [],
        postTokenBalances: [],
        bytes: undefined,
      })
    },
    onTransaction: (listener) => void takers.add(listener),
    onSlot: (listener) => void slotListeners.add(listener),
    pass,
    stop: () => clearInterval(passing),
  }
}

/** The first signature is the transaction's id. */
function decode(bytes: Uint8Array) {
  const transaction = getTransactionDecoder().decode(bytes)
  const message = getCompiledTransactionMessageDecoder().decode(
    transaction.messageBytes,
  )
  const [first] = Object.values(transaction.signatures)
  const signature = getBase58Decoder().decode(first ?? new Uint8Array(64))
  return { transaction, message, signature }
}

function outcomeOf(
  result: ReturnType<LiteSVM['sendTransaction' | 'simulateTransaction']>,
): Simulation {
  const isFailed = result instanceof FailedTransactionMetadata
  const meta = 'meta' in result ? result.meta() : result
  return {
    error: isFailed ? transactionError(result.err()) : null,
    logs: meta.logs(),
    computeUnits: Number(meta.computeUnitsConsumed()),
    accounts:
      'postAccounts' in result ? result.postAccounts().map(toAccount) : [],
  }
}

function toAccount(found: EncodedAccount): SolanaAccount {
  return {
    address: found.address,
    data: Uint8Array.from(found.data),
    executable: found.executable,
    lamports: found.lamports,
    program: found.programAddress,
  }
}

function sentenceOf(error: unknown): string {
  const text = typeof error === 'string' ? error : JSON.stringify(error)
  return `Transaction simulation failed: ${text}`
}
