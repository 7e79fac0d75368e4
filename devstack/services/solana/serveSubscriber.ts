import * as v from 'valibot'
import type { WebSocket } from 'ws'
import { answerCall } from './answerCall.js'
import type { SolanaRuntime } from './createRuntime.js'
import { describeAccount } from './describeAccount.js'
import {
  AccountOptions,
  Address,
  AnyOptions,
  inContext,
  type RpcMethod,
  rpcMethod,
} from './rpcMethod.js'
import { commitments, type LoggedTransaction } from './transactionLog.js'

/** As many subscriptions as one socket may hold. */
const maxSubscriptions = 1_000

/** A slot is final once so many follow it. */
const rootDistance = 32

/** What a subscription hears. */
interface Subscription {
  readonly onTransaction?: (transaction: LoggedTransaction) => void
  readonly onSlot?: (slot: number) => void
}

/** A client that listens. */
export interface Subscriber {
  readonly handleTransaction: (transaction: LoggedTransaction) => void
  readonly handleSlot: (slot: number) => void
  /** Forgets its subscriptions; the socket is gone. */
  readonly stop: () => void
}

const Commitment = v.nullish(
  v.object({ commitment: v.optional(v.picklist(commitments), 'finalized') }),
)

/**
 * Serves one socket: calls, and subscriptions to signatures, accounts, logs
 * and slots.
 * @param socket open
 * @param runtime the chain
 * @param nextId an id that no other subscription has
 * @example serveSubscriber(socket, runtime, nextId)
 */
export function serveSubscriber(
  socket: WebSocket,
  runtime: SolanaRuntime,
  nextId: () => number,
): Subscriber {
  const held = new Map<number, Subscription>()
  const timers = new Set<NodeJS.Timeout>()

  const send = (value: unknown) => {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(value))
  }
  const notify = (name: string, subscription: number, result: unknown) =>
    send({
      jsonrpc: '2.0',
      method: `${name}Notification`,
      params: { subscription, result },
    })

  function hold(open: (id: number) => Subscription): number {
    if (held.size >= maxSubscriptions) socket.close(1008, 'Too many.')
    const id = nextId()
    held.set(id, open(id))
    return id
  }

  const followSignature = rpcMethod(
    v.tuple([v.string(), Commitment]),
    (_, [signature, options]) =>
      hold((id) => {
        const onTransaction = (transaction: LoggedTransaction) => {
          if (transaction.signature !== signature) return
          const timer = setTimeout(
            () => {
              timers.delete(timer)
              if (!held.delete(id)) return
              const value = { err: transaction.error }
              notify('signature', id, inContext(runtime, value))
            },
            runtime.log.untilMs(
              transaction,
              options?.commitment ?? 'finalized',
            ),
          )
          timers.add(timer)
        }
        const known = runtime.log.find(signature)
        if (!known) return { onTransaction }
        setImmediate(() => onTransaction(known))
        return {}
      }),
  )
  const followAccount = rpcMethod(
    v.tuple([Address, AccountOptions]),
    (_, [address, format]) =>
      hold((id) => ({
        onTransaction({ keys }) {
          if (!keys.includes(address)) return
          const account = runtime.account(address)
          const value =
            account && describeAccount(account, format ?? {}, runtime.account)
          notify('account', id, inContext(runtime, value ?? null))
        },
      })),
  )
  const followLogs = rpcMethod(
    v.tuple([
      v.union([
        v.picklist(['all', 'allWithVotes']),
        v.object({ mentions: v.tuple([Address]) }),
      ]),
      AnyOptions,
    ]),
    (_, [filter]) =>
      hold((id) => ({
        onTransaction({ error, keys, logs, signature }) {
          if (typeof filter === 'object' && !keys.includes(filter.mentions[0]))
            return
          const value = { signature, err: error, logs }
          notify('logs', id, inContext(runtime, value))
        },
      })),
  )
  const followSlots = rpcMethod(v.unknown(), () =>
    hold((id) => ({
      onSlot: (slot) =>
        notify('slot', id, {
          parent: slot - 1,
          root: Math.max(0, slot - rootDistance),
          slot,
        }),
    })),
  )
  const forget = rpcMethod(v.tuple([v.number()]), (_, [id]) => held.delete(id))

  const follows = {
    signature: followSignature,
    account: followAccount,
    logs: followLogs,
    slot: followSlots,
  }
  const methods: ReadonlyMap<string, RpcMethod> = new Map(
    Object.entries(follows).flatMap(([name, follow]) => [
      [`${name}Subscribe`, follow] as const,
      [`${name}Unsubscribe`, forget] as const,
    ]),
  )

  socket.on('message', (data, isBinary) => {
    if (isBinary) socket.close(1003, 'Only text frames are answered.')
    else send(answerCall(data.toString(), runtime, methods))
  })
  return {
    handleTransaction(transaction) {
      for (const one of [...held.values()]) one.onTransaction?.(transaction)
    },
    handleSlot(slot) {
      for (const one of [...held.values()]) one.onSlot?.(slot)
    },
    stop() {
      held.clear()
      for (const timer of timers) clearTimeout(timer)
    },
  }
}
