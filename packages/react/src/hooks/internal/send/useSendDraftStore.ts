import {
  navigate,
  type Route,
  type SendDraft,
  type SendReview,
} from '@hasp/core'
import { selectRoute } from '@hasp/core/internal'
import { useContext, useMemo, useRef, useState } from 'react'
import { useKit } from '../../useKit.js'
import { ViewContext } from '../modal/ViewContext.js'

type Kept = {
  readonly draft: SendDraft
  readonly review?: SendReview | undefined
}
type Reviewed = Kept & { readonly review: SendReview }

/** Holds what was typed, reviewed and sent in a send flow, as it was drawn. */
export type SendDraftStore = Kept & {
  /** What is held by now, however long ago this was handed out. */
  readonly read: () => Kept
  /** Changes the draft as it is by now; its review goes. */
  readonly changeDraft: (patch: Partial<SendDraft>) => void
  /** Keeps a review with the draft that it is of. */
  readonly keepReview: (reviewed: Reviewed) => void
  /** Opens SendConfirmed, unless the visitor has navigated away. */
  readonly showSent: (review: SendReview) => void
  readonly reset: () => void
}

const nothing: Kept = { draft: { amount: '', receiver: '' } }

/**
 * Keeps the draft in the routes' parameters inside the kit's views, so that
 * Back restores it, and in component state elsewhere.
 */
export function useSendDraftStore(): SendDraftStore {
  const kit = useKit()
  const route = useContext(ViewContext)?.route
  const [own, setOwn] = useState(nothing)
  const held = useRef(own)
  const routed = readRoute(route)
  const isRouted = routed !== undefined
  const kept = routed ?? own
  const { draft } = kept

  const actions = useMemo(() => {
    if (!isRouted) {
      // One handler may set, check and confirm, with nothing drawn between.
      const keep = (next: Kept) => {
        held.current = next
        setOwn(next)
      }
      return {
        read: () => held.current,
        changeDraft: (patch: Partial<SendDraft>) =>
          keep({ draft: { ...held.current.draft, ...patch } }),
        keepReview: keep,
        showSent: () => undefined,
        reset: () => keep(nothing),
      }
    }
    const go = (type: 'push' | 'replace' | 'remember' | 'reset', to: Route) =>
      navigate(kit, { type, route: to })
    return {
      read: () =>
        readRoute(selectRoute(kit.stores.router.getState())) ?? nothing,
      changeDraft(patch: Partial<SendDraft>) {
        const now = selectRoute(kit.stores.router.getState())
        if (now.view !== 'Send') return
        const parameters = { ...nothing.draft, ...now.parameters, ...patch }
        go('remember', { view: 'Send', parameters })
      },
      keepReview: (parameters: Reviewed) =>
        go(route?.view === 'SendPreview' ? 'remember' : 'push', {
          view: 'SendPreview',
          parameters,
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
      return route.parameters ? { draft: route.parameters } : nothing
    case 'SendSelectToken':
      return { draft: route.parameters }
    case 'SendPreview':
      return route.parameters
    case 'SendConfirmed':
      return { ...nothing, ...route.parameters }
    default:
      return undefined
  }
}
