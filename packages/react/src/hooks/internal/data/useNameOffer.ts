import type { Identity } from '@hasp/core'
import { useQuery } from '@tanstack/react-query'
import { useKit } from '../../useKit.js'
import { useKitModal } from '../../useKitModal.js'
import { suggestionsOptions } from './suggestionsOptions.js'
import { useQueryClient } from './useQueryClient.js'

/**
 * The way to a name.
 * @param identity of the account in use; nobody is asked without it
 * @returns undefined where the account has a name, or none are registered
 */
export function useNameOffer(
  identity: Identity | undefined,
): (() => void) | undefined {
  const { push } = useKitModal()
  const isNameless = identity !== undefined && identity.name === undefined
  const { data: registry } = useQuery(
    { ...suggestionsOptions(useKit(), ''), enabled: isNameless },
    useQueryClient(),
  )
  return isNameless && registry !== undefined
    ? () => push({ view: 'RegisterAccountName' })
    : undefined
}
