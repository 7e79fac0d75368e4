import { isKitError, KitError } from '@hasp/core/errors'
import { send } from '../../../i18n/locales/en/send.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { useKitError } from '../../useKitError.js'
import { useNetwork } from '../../useNetwork.js'
import type { ReceiverName } from './useReceiverName.js'

const sentences = {
  invalid: 'nameInvalid',
  unknown: 'nameUnknown',
  contract: 'nameContract',
  moved: 'nameMoved',
  disagreement: 'nameDisagreement',
  unreachable: 'nameUnreachable',
  unanswered: 'nameUnreachable',
  unsupported: 'notAnAddress',
} as const

/**
 * Why money cannot follow the name that was typed.
 * @returns `retry` where asking again may help; undefined without a refusal
 */
export function useNameRefusal(
  name: ReceiverName,
): useNameRefusal.Refusal | undefined {
  const t = useMessages(send)
  const { network } = useNetwork()
  const error = name.status === 'refused' ? name.error : undefined
  const words = useKitError(error ?? new KitError('NAME_UNRESOLVED'))
  if (name.status !== 'refused') return undefined
  const { retry } = name
  if (!isKitError(error, 'NAME_UNRESOLVED') || !error.context.problem)
    return { text: words.title, retry }
  const { ledTo, leadsTo, name: typed = '', problem } = error.context
  const text = t(sentences[problem], {
    name: typed,
    network: network?.name ?? '',
  })
  if (ledTo && leadsTo) return { text, ways: { ledTo, leadsTo } }
  return problem === 'unreachable' ? { text, retry } : { text }
}

export declare namespace useNameRefusal {
  type Refusal = {
    readonly text: string
    readonly retry?: () => void
    /** The two addresses of a name that moved; either may be taken. */
    readonly ways?: { readonly ledTo: string; readonly leadsTo: string }
  }
}
