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
  disagreement: 'nameDisagreement',
  unreachable: 'nameUnreachable',
  unsupported: 'notAnAddress',
} as const

/**
 * Why money cannot follow the name that was typed.
 * @returns `retry` where asking again may help; undefined without a refusal
 */
export function useNameRefusal(
  name: ReceiverName,
): { readonly text: string; readonly retry?: () => void } | undefined {
  const t = useMessages(send)
  const { network } = useNetwork()
  const error = name.status === 'refused' ? name.error : undefined
  const words = useKitError(error ?? new KitError('NAME_UNRESOLVED'))
  if (name.status !== 'refused') return undefined
  const { retry } = name
  if (!isKitError(error, 'NAME_UNRESOLVED') || !error.context.problem)
    return { text: words.title, retry }
  const { name: typed = '', problem } = error.context
  const text = t(sentences[problem], {
    name: typed,
    network: network?.name ?? '',
  })
  return problem === 'unreachable' ? { text, retry } : { text }
}
