import type { NetworkId } from '@hasp/core'
import { isTransfer } from '@hasp/core/internal'
import { useKit } from '../../useKit.js'
import { useStore } from '../../useStore.js'
import { isShallowEqual } from '../react/isShallowEqual.js'

/** Somebody that money followed a name to. */
export type NamedReceiver = { readonly name: string; readonly address: string }

/** The receivers that were last sent to by a name on a network, newest first. */
export function useNamedReceivers(
  networkId: NetworkId | undefined,
): readonly NamedReceiver[] {
  const sent = useStore(
    useKit().stores.transactions,
    ({ transactions }) =>
      transactions
        .filter(isTransfer)
        .filter(
          (one) =>
            one.toName !== undefined &&
            one.networkId === networkId &&
            one.status !== 'notSent',
        ),
    isShallowEqual,
  )
  const byName = new Map<string, NamedReceiver>()
  for (const { to: address, toName: name = '' } of sent)
    if (!byName.has(name)) byName.set(name, { address, name })
  return [...byName.values()]
}
