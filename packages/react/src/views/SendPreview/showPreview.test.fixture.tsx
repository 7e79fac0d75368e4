import { reviewSend, type SendDraft } from '@hasp/core'
import { internals } from '@hasp/core/internal'
import { flushSync } from 'react-dom'
import { receiver, showSend } from '../Send/showSend.test.fixture.js'

const draft: SendDraft = { amount: '0.25', receiver }

/** Sends a draft to the review, as the form does. */
export async function showPreview(
  parameters: Parameters<typeof showSend>[0] & { typed?: SendDraft } = {},
) {
  const { typed = draft, ...rest } = parameters
  const shown = await showSend({
    ...rest,
    route: { view: 'Send', parameters: typed },
  })
  const book = shown.kit[internals].storage.get('addressBook') ?? []
  const review = await reviewSend(shown.kit, {
    draft: typed,
    knownAddresses: book.map(({ address }) => address),
  })
  flushSync(() =>
    shown.kit[internals].stores.router.setState(({ history }) => ({
      direction: 'forward',
      history: [
        ...history,
        { view: 'SendPreview', parameters: { draft: typed, review } },
      ],
    })),
  )
  return { ...shown, review }
}
