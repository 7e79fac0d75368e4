import { isSameAddress } from '../../entities/account/address.js'
import type { AlertCode } from '../../errors/alerts.js'
import { asKitError } from '../../errors/asKitError.js'
import { isKitError, KitError } from '../../errors/KitError.js'
import { requireActiveAccount } from '../../kit/activeAccount.js'
import { cacheAnswer } from '../../kit/cachedAnswers.js'
import { internals } from '../../kit/internals.js'
import type { Kit } from '../../kit/Kit.js'
import { noteRefusal } from '../../kit/noteRefusal.js'
import { sharedCoinType } from '../../policies/names/judgeRecords.js'
import type { NameApplication } from '../../ports/NameSource.js'
import { findConnector } from '../../stores/connectors.js'
import { withDeadline } from '../../utils/withDeadline.js'
import { nameReadsOn } from './nameReadsOn.js'
import { nameRegistryOf } from './nameRegistryOf.js'

/** Whoever presses has a defined state within 5 s. */
const messageLimitMs = 4_000
/** It may have been done: it is not given up before it has to be. */
const answerLimitMs = 10_000
/** The registry's message is of no use later. */
const walletAnswerLimitMs = 5 * 60_000

type Signed = NameApplication & {
  readonly message: string
  readonly signature: string
}

/**
 * What was signed and nobody has answered, by what it is for. It may have been
 * done: it is sent again before anything else is signed for the same.
 */
const unanswered = new WeakMap<Kit, Map<string, Signed>>()

/**
 * Takes a name for the account in use, by one signature: no transaction is
 * sent, and nothing is paid. From then on the account is shown by it, and it
 * leads to the account in every client of ENS.
 *
 * @param parameters.name the whole name, as `suggestNames` says it
 * @param parameters.signal ends it; who has signed by then may have the name
 * @param parameters.onAsk called right before the wallet is asked; not where
 * what was signed a moment ago was never answered, for that is sent again,
 * unless the registry says that it comes too late
 * @param parameters.onSigned called once the wallet has signed
 * @returns the name in its one form, and whose it is
 * @throws `NAME_UNRESOLVED` with the registry's own `reason` or with a
 * `problem`, `unanswered` where it may have been done; `NO_ACTIVE_ACCOUNT`,
 * `NO_ACTIVE_NETWORK`, `CHAIN_NOT_SUPPORTED`, `USER_REJECTED`,
 * `WALLET_NOT_RESPONDING`, `PART_NOT_LOADED`, `TIMED_OUT`, `CANCELLED` …
 * @see EIP-191, `personal_sign`; ENSIP-11, ENSIP-15
 * @example
 * import { registerName } from '@hasp/core'
 *
 * const { address, name } = await registerName(kit, { name: 'mira.hasp.eth' })
 */
export async function registerName(
  kit: Kit,
  { name: wanted, onAsk, onSigned, signal: outer }: registerName.Parameters,
): Promise<registerName.ReturnValue> {
  const { environment, events, grouping, lifetime } = kit[internals]
  const { clock } = environment
  const { address: own, connection, network } = requireActiveAccount(kit)
  const about = { networkId: network.caipNetworkId }
  const signal = outer ?? lifetime()
  const asking = {
    environment,
    onRefused: (code: AlertCode) => noteRefusal(kit, code),
  }
  const within = <answer>(
    limitMs: number,
    run: (signal: AbortSignal) => Promise<answer>,
  ) => withDeadline({ run, clock, limitMs, signal })
  try {
    events.emit('NAME_START', about)
    const connector = findConnector(
      kit.stores.connectors.getState(),
      connection.connectorId,
      connection.namespace,
    )
    if (!connector) throw new KitError('NO_ACTIVE_ACCOUNT')
    const { coinType, networks, reads } = await nameReadsOn(
      kit,
      about.networkId,
    )
    const registry = await nameRegistryOf(kit)
    const application = {
      name: await reads.normalize(wanted),
      address: reads.parseAddress(own) ?? own,
      // Where names are kept, accounts are those of Ether.
      coinType: reads.isNamesNetwork({ network, networks })
        ? sharedCoinType
        : coinType,
    }
    const sign = async (): Promise<Signed> => {
      const { message } = await within(messageLimitMs, (deadline) =>
        registry.challenge({ ...application, ...asking, signal: deadline }),
      )
      const signature = await withDeadline({
        run: (deadline) =>
          grouping.askInTurn(
            connector,
            () => {
              onAsk?.()
              return reads.signText({
                ...{ connector, signal: deadline, text: message },
                address: own,
              })
            },
            deadline,
          ),
        clock,
        limitMs: walletAnswerLimitMs,
        signal,
        onDeadline: () =>
          new KitError('WALLET_NOT_RESPONDING', {
            afterMs: walletAnswerLimitMs,
          }),
      })
      return { ...application, message, signature }
    }
    const key = Object.values(application).join(' ')
    const open = openOf(kit)
    const send = async (signed: Signed) => {
      onSigned?.()
      open.set(key, signed)
      try {
        await within(answerLimitMs, (deadline) =>
          registry.register({ ...signed, ...asking, signal: deadline }),
        )
      } catch (cause) {
        if (isKitError(cause, 'CANCELLED')) throw cause
        if (!isAnswered(cause))
          throw new KitError(
            'NAME_UNRESOLVED',
            { name: signed.name, problem: 'unanswered' },
            { cause },
          )
        open.delete(key)
        throw cause
      }
    }
    const before = open.get(key)
    try {
      await send(before ?? (await sign()))
    } catch (error) {
      // What it says of the name, it says of all networks of the account.
      if (isAnswered(error) && error.context.reason !== undefined)
        forget(kit, application)
      if (!before || !isOutOfDate(error)) throw error
      await send(await sign())
    }
    const { address, name } = application
    forget(kit, application)
    // It is shown at once, whatever was found before.
    const account = { ...about, address: own }
    cacheAnswer(kit, 'getIdentity', account, { name })
    events.emit('NAME_SUCCESS', about)
    return { address, name }
  } catch (error) {
    const failure = asKitError(error)
    const { code } = failure
    if (code === 'USER_REJECTED') events.emit('NAME_REJECTED', about)
    else events.emit('NAME_ERROR', { ...about, code })
    throw failure
  }
}

export declare namespace registerName {
  type Parameters = {
    name: string
    onAsk?: (() => void) | undefined
    onSigned?: (() => void) | undefined
    signal?: AbortSignal | undefined
  }
  type ReturnValue = {
    readonly name: string
    /** With its checksum (EIP-55). */
    readonly address: string
  }
}

/**
 * The name that an account has signed for, where nobody has said whether it was
 * given: `registerName` sends what was signed again.
 * @param address of the account
 * @example
 * import { findUnansweredName } from '@hasp/core/internal'
 *
 * const name = findUnansweredName(kit, address)
 */
export function findUnansweredName(
  kit: Kit,
  address: string,
): string | undefined {
  return [...openOf(kit).values()].findLast((signed) =>
    isSameAddress('eip155', signed.address, address),
  )?.name
}

/** Nothing is open any more of a name and an account, on any network. */
function forget(kit: Kit, about: Pick<NameApplication, 'name' | 'address'>) {
  const open = openOf(kit)
  for (const [key, { address, name }] of open)
    if (name === about.name && address === about.address) open.delete(key)
}

function openOf(kit: Kit): Map<string, Signed> {
  const open = unanswered.get(kit) ?? new Map<string, Signed>()
  unanswered.set(kit, open)
  return open
}

/** Whether the registry has said that it was not done. */
function isAnswered(error: unknown): error is KitError<'NAME_UNRESOLVED'> {
  return (
    isKitError(error, 'NAME_UNRESOLVED') &&
    error.context.problem !== 'unreachable'
  )
}

/** It says nothing against the name: what was signed is of no use any more. */
function isOutOfDate(error: unknown): boolean {
  if (!isAnswered(error)) return false
  const { problem, reason } = error.context
  return problem === undefined && reason === undefined
}
