/** @jsxImportSource preact */
import type { PopupMessage } from '@hasp/protocol/frame'
import { digestShown } from '../../decode/digestSummary.js'
import type { PageEnvironment } from '../../PageEnvironment.js'
import { ApprovalScreen } from '../../screens/ApprovalScreen.js'
import { createTexts } from '../../texts/createTexts.js'
import type { WindowRequest } from './windowRequest.js'

/** One request in a window of the wallet's own. */
export function ApproveWindow({
  environment,
  request,
  tell,
}: {
  readonly environment: PageEnvironment
  readonly request: WindowRequest
  readonly tell: (message: PopupMessage) => void
}) {
  const { language, network, origin, receiverNotes, siteName, summary, trial } =
    request
  const decide = (isApproved: boolean) =>
    tell({
      v: 1,
      t: 'decided',
      digest: digestShown({ summary, trial }),
      isApproved,
    })
  return (
    <ApprovalScreen
      place="window"
      texts={createTexts([language])}
      waiting={0}
      onApprove={() => decide(true)}
      onReject={() => decide(false)}
      {...{
        environment,
        network,
        origin,
        receiverNotes,
        siteName,
        summary,
        trial,
      }}
    />
  )
}
