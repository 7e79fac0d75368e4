import {
  navigate,
  type Route,
  type SendDraft,
  type SendReview,
} from '@hasp/core'
import { selectRoute } from '@hasp/core/internal'
import { useContext, useMemo, useState } from 'react'
import { useKit } from '../../useKit.js'
import { ViewContext } from '../modal/ViewContext.js'

/** Holds what was typed, reviewed and sent in a send flow. */
export type SendDraftStore = {
  readonly draft: SendDraft
  readonly review?: SendReview | undefined
  /** Changes the draft as it is by now, however long ago this was handed out. */
  readonly changeDraft: (patch: Partial<SendDraft>) => void
  readonly keepReview: (review: SendReview) => void
  /** Opens SendConfirmed, unless the visitor has navigated away. */
  readonly showSent: (review: SendReview) => void
  readonly reset: () => void
}

type Kept = Pick<SendDraftStore, 'draft' | 'review'>

export const emptyDraft: SendDraft = { amount: '', receiver: '' }

/**
 * Keeps the draft in the routes' parameters inside the kit's views, so that
 * Back restores it, and in component state elsewhere.
 */
export function useSendDraftStore(): SendDraftStore {
  const kit = useKit()
  const route = useContext(ViewContext)?.route
  const [own, setOwn] = useState<Kept>({ draft: emptyDraft })
  const kept = readRoute(route) ?? own
  const isRouted = kept !== own
  const { draft } = kept

  const actions = useMemo(() => {
    if (!isRouted)
      return {
        changeDraft: (patch: Partial<SendDraft>) =>
          setOwn((now) => ({ draft: { ...now.draft, ...patch } })),
        keepReview: (review: SendReview) => setOwn({ draft, review }),
        showSent: () => undefined,
        reset: () => setOwn({ draft: emptyDraft }),
      }
    const go = (type: 'push' | 'replace' | 'remember' | 'reset', to: Route) =>
      navigate(kit, { type, route: to })
    return {
      changeDraft(patch: Partial<SendDraft>) {
        const now = selectRoute(kit.stores.router.getState())
        if (now.view !== 'Send') return
        const parameters = { ...emptyDraft, ...now.parameters, ...patch }
        go('remember', { view: 'Send', parameters })
      },
      keepReview: (review: SendReview) =>
        go(route?.view === 'SendPreview' ? 'remember' : 'push', {
          view: 'SendPreview',
          parameters: { draft, review },
        }),
      showSent(review: SendReview) {
        const now = selectRoute(kit.stores.router.getState())
        if (!isAbout(now, review, draft)) return
        // The form is finished: Back leads to the account.
        go('reset', { view: 'Account' })
        go('push', { view: 'SendConfirmed', parameters: { review } })
      },
      reset: () => go('replace', { view: 'Send' }),
    }
  }, [kit, isRouted, route, draft])
  return { ...kept, ...actions }
}

/** Whether a route shows what was sent: its review, or still its form. */
function isAbout(route: Route, review: SendReview, draft: SendDraft): boolean {
  if (route.view === 'SendPreview')
    return route.parameters.review.intentId === review.intentId
  return (
    route.view === 'Send' &&
    route.parameters?.amount === draft.amount &&
    route.parameters.receiver === draft.receiver &&
    route.parameters.tokenAddress === draft.tokenAddress
  )
}

function readRoute(route: Route | undefined): Kept | undefined {
  switch (route?.view) {
    case 'Send':
      return { draft: route.parameters ?? emptyDraft }
    case 'SendSelectToken':
      return { draft: route.parameters }
    case 'SendPreview':
      return route.parameters
    case 'SendConfirmed':
      return { draft: emptyDraft, ...route.parameters }
    default:
      return undefined
  }
}
