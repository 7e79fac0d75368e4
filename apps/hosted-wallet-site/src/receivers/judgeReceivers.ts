import { findLookAlike, isSameAddress } from '@hasp/core'
import type { Summary } from '../decode/Summary.js'

/** What speaks against somebody who is sent to. */
export type ReceiverNote =
  | { readonly type: 'firstTime'; readonly receiver: string }
  | {
      readonly type: 'lookAlike'
      readonly receiver: string
      /** Whom it could be mistaken for. */
      readonly known: string
    }

/** Everybody whom a request sends something, once, but the account itself. */
export function receiversOf({ account, network, outgoing }: Summary) {
  const namespace = namespaceOf(network)
  const isSelf = (address: string) => isSameAddress(namespace, address, account)
  const receivers = outgoing.map(({ counterparty }) => counterparty)
  return [...new Set(receivers)].filter((one) => one !== '' && !isSelf(one))
}

/**
 * Which receivers the account has not sent to before, and which of these look
 * like one that it has.
 * @param known whom it has sent to
 */
export function judgeReceivers(
  summary: Summary,
  known: readonly string[],
): readonly ReceiverNote[] {
  const namespace = namespaceOf(summary.network)
  return receiversOf(summary)
    .filter(
      (receiver) =>
        !known.some((one) => isSameAddress(namespace, one, receiver)),
    )
    .map((receiver) => {
      const alike = [...known, summary.account]
      const twin = findLookAlike(namespace, receiver, alike)
      return twin
        ? { type: 'lookAlike', receiver, known: twin.address }
        : { type: 'firstTime', receiver }
    })
}

const namespaceOf = (network: string) =>
  network.startsWith('solana:') ? 'solana' : 'eip155'
