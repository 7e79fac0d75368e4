import { asKitError } from '../../errors/asKitError.js'
import { KitError } from '../../errors/KitError.js'
import { requireActiveAccount } from '../../kit/activeAccount.js'
import { cacheAnswer } from '../../kit/cachedAnswers.js'
import { internals } from '../../kit/internals.js'
import type { Kit } from '../../kit/Kit.js'
import { sharedCoinType } from '../../policies/names/judgeRecords.js'
import { findConnector } from '../../stores/connectors.js'
import { withDeadline } from '../../utils/withDeadline.js'
import { nameReadsOn } from './nameReadsOn.js'
import { nameRegistryOf } from './nameRegistryOf.js'

const answerLimitMs = 10_000
/** The registry's message is of no use later. */
const walletAnswerLimitMs = 5 * 60_000

/**
 * Takes a name for the account in use, by one signature: no transaction is
 * sent, and nothing is paid. From then on the account is shown by it, and it
 * leads to the account in every client of ENS.
 *
 * @param parameters.name the whole name, as `suggestNames` says it
 * @param parameters.signal ends it; who has signed by then may have the name
 * @param parameters.onAsk called right before the wallet is asked
 * @returns the name in its one form, and whose it is
 * @throws `NAME_UNRESOLVED` with the registry's own `reason` or with a
 * `problem`, `NO_ACTIVE_ACCOUNT`, `NO_ACTIVE_NETWORK`, `CHAIN_NOT_SUPPORTED`,
 * `USER_REJECTED`, `WALLET_NOT_RESPONDING`, `PART_NOT_LOADED`, `TIMED_OUT`,
 * `CANCELLED` …
 * @see EIP-191, `personal_sign`; ENSIP-11, ENSIP-15
 * @example
 * import { registerName } from '@hasp/core'
 *
 * const { address, name } = await registerName(kit, { name: 'mira.hasp.eth' })
 */
export async function registerName(
  kit: Kit,
  { name: wanted, onAsk, signal: outer }: registerName.Parameters,
): Promise<registerName.ReturnValue> {
  const { environment, events, grouping, lifetime } = kit[internals]
  const { clock } = environment
  const { address: own, connection, network } = requireActiveAccount(kit)
  const about = { networkId: network.caipNetworkId }
  const signal = outer ?? lifetime()
  const within = <answer>(run: (signal: AbortSignal) => Promise<answer>) =>
    withDeadline({ run, clock, limitMs: answerLimitMs, signal })
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
    const { message } = await within((deadline) =>
      registry.challenge({ ...application, environment, signal: deadline }),
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
        new KitError('WALLET_NOT_RESPONDING', { afterMs: walletAnswerLimitMs }),
    })
    const signed = { ...application, message, signature }
    await within((deadline) =>
      registry.register({ ...signed, environment, signal: deadline }),
    )
    const { address, name } = application
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
    signal?: AbortSignal | undefined
  }
  type ReturnValue = {
    readonly name: string
    /** With its checksum (EIP-55). */
    readonly address: string
  }
}
