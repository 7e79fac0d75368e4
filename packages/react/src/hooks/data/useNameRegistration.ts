import {
  judgeLabel,
  type NameRules,
  type NameSuggestions,
  registerName,
} from '@hasp/core'
import { asKitError, isKitError, type KitError } from '@hasp/core/errors'
import { findUnansweredName } from '@hasp/core/internal'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { suggestionsOptions } from '../internal/data/suggestionsOptions.js'
import { useActiveAccount } from '../internal/data/useActiveAccount.js'
import { useQueryClient } from '../internal/data/useQueryClient.js'
import { useDebouncedText } from '../internal/react/useDebouncedText.js'
import { useAction } from '../useAction.js'
import { useKit } from '../useKit.js'
import { useName } from './useName.js'

/** Taking a name, from the first letter to the registry's answer. */
export type NameRegistration = {
  /** As typed; whatever is typed stays. */
  readonly text: string
  readonly set: (text: string) => void
  /** Which rules it keeps, ticked with every letter. */
  readonly rules: NameRules
  /** What names end with; undefined until the registry has said so. */
  readonly domain: string | undefined
  /** Names like the typed one, which is the first of them. */
  readonly suggestions: NameSuggestions['suggestions']
  /** Whether these are of what was typed before. */
  readonly isSearching: boolean
  /** Why nothing could be suggested. */
  readonly searchError: KitError | undefined
  readonly searchAgain: () => void
  /** What `take` takes: what was chosen, else what was typed, if it is free. */
  readonly name: string | undefined
  readonly choose: (name: string) => void
  readonly phase:
    | 'editing'
    | 'preparing'
    | 'awaiting-wallet'
    /** It is signed, and the registry has not answered yet. */
    | 'registering'
    | 'taken'
  /**
   * The name that was signed for, where nobody has said whether it was given:
   * it may be the account's by now, and `take` asks again.
   */
  readonly unanswered: string | undefined
  /** Why it was not taken, with the registry's `reason` in its context. */
  readonly error: KitError | undefined
  /**
   * Asks the wallet to sign for `name`. Does nothing where another was set or
   * chosen since this was drawn. Never rejects.
   */
  readonly take: () => Promise<registerName.ReturnValue | undefined>
  /** Stops waiting; what is signed by then may still be given. */
  readonly cancel: () => void
}

type Step = 'preparing' | 'awaiting-wallet' | 'registering'

const nothing: NameSuggestions['suggestions'] = []

/**
 * Takes a name below the domain of the kit's data source for the account in
 * use. What is typed is looked up once it stands for 500 ms; a late answer about
 * something else is dropped.
 * @param initial what the text begins with
 * @see `suggestNames`, `registerName`
 * @example
 * import { useNameRegistration } from '@hasp/react'
 *
 * const { set, suggestions, take } = useNameRegistration()
 */
export function useNameRegistration(initial = ''): NameRegistration {
  const kit = useKit()
  const client = useQueryClient()
  // Whoever shows the account next shows it by the name that is taken here.
  useName()
  const [text, setText] = useState(initial)
  const [chosen, setChosen] = useState<string>()
  const [step, setStep] = useState<Step>('preparing')
  const [isOther, setIsOther] = useState(initial !== '')
  const edits = useRef(0)
  const [drawnEdits, setDrawnEdits] = useState(0)
  const { address, networkId } = useActiveAccount() ?? {}
  const account = `${networkId} ${address}`
  const [taker, setTaker] = useState<string>()
  const home = useQuery(suggestionsOptions(kit, ''), client)
  const domain = home.data?.domain
  const label = readLabel(text, domain)
  const rules = judgeLabel(label)
  const keepsRules = rules.letters && rules.length
  const isSettled = useDebouncedText(label) === label
  const found = useQuery(
    {
      ...suggestionsOptions(kit, label),
      enabled: keepsRules && isSettled && domain !== undefined,
      placeholderData: keepPreviousData,
    },
    client,
  )
  const suggestions = (keepsRules && found.data?.suggestions) || nothing
  const isSearching = keepsRules && (!isSettled || found.isFetching)
  const isFree = (name: string | undefined) =>
    suggestions.some((one) => one.name === name && one.isFree)
  const typed = `${label}.${domain}`
  const free = [chosen, typed].find((one) => !isSearching && isFree(one))
  const action = useAction((signal, wanted: string) => {
    setStep('preparing')
    return registerName(kit, {
      ...{ name: wanted, signal },
      onAsk: () => setStep('awaiting-wallet'),
      onSigned: () => setStep('registering'),
    })
  })
  // What became of another account's is nothing to this one.
  const error = taker === account ? action.error : undefined
  const signed =
    address === undefined || action.status === 'running'
      ? undefined
      : findUnansweredName(kit, address)
  const isMeant = !isOther || (chosen ?? typed) === signed
  const unanswered = unansweredOf(error) ?? (isMeant ? signed : undefined)
  const name = unanswered ?? free
  const edit = (next: string | undefined) => {
    edits.current += 1
    setDrawnEdits(edits.current)
    setChosen(next)
    setIsOther(true)
    if (action.status !== 'running') action.reset()
  }
  const failed = keepsRules && isSettled && found.error ? found : home
  return {
    text,
    set(next) {
      setText(next)
      edit(undefined)
    },
    rules,
    domain,
    suggestions,
    isSearching,
    searchError: failed.error ? asKitError(failed.error) : undefined,
    searchAgain: () => void failed.refetch(),
    name,
    choose: edit,
    phase: phaseOf(action.status, step),
    unanswered,
    error,
    async take() {
      // This name was drawn, and is no longer what is meant.
      if (edits.current !== drawnEdits) return undefined
      setTaker(account)
      setChosen(name)
      setIsOther(name !== signed)
      return name === undefined ? undefined : await action.run(name)
    },
    cancel: action.reset,
  }
}

function unansweredOf(error: KitError | undefined): string | undefined {
  const about = isKitError(error, 'NAME_UNRESOLVED') ? error.context : undefined
  return about?.problem === 'unanswered' ? about.name : undefined
}

/** Who pastes a whole name means its first part. */
function readLabel(text: string, domain: string | undefined): string {
  const typed = text.trim().toLowerCase()
  return domain !== undefined && typed.endsWith(`.${domain}`)
    ? typed.slice(0, -domain.length - 1)
    : typed
}

function phaseOf(
  status: 'idle' | 'running' | 'success' | 'error',
  step: Step,
): NameRegistration['phase'] {
  if (status === 'success') return 'taken'
  if (status !== 'running') return 'editing'
  return step
}
