/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks'
import type { PageEnvironment } from '../../PageEnvironment.js'
import { ApprovalScreen } from '../../screens/ApprovalScreen.js'
import { ChooseRecoveryScreen } from '../../screens/ChooseRecoveryScreen.js'
import type { Screens } from '../../screens/createScreens.js'
import { EnterRecoveryScreen } from '../../screens/EnterRecoveryScreen.js'
import type { KnownNetwork } from '../../screens/Registry.js'
import type { WindowState } from '../../screens/WindowState.js'
import { WorkScreen } from '../../screens/WorkScreen.js'
import type { WindowRequest } from '../approve/windowRequest.js'
import type { Site } from '../createSite.js'

/** What the frame shows: the screen whose turn it is, and else nothing. */
export function FramePage({
  environment,
  networks,
  openWindow,
  origin,
  screens,
  site,
}: {
  readonly environment: PageEnvironment
  readonly networks: readonly KnownNetwork[]
  readonly openWindow: (
    requestId: string,
    request: WindowRequest,
    hears: {
      readonly onDecided: (isApproved: boolean) => void
      readonly onState: (state: WindowState) => void
    },
  ) => void
  readonly origin: string
  readonly screens: Screens
  readonly site: Site
}) {
  const [, draw] = useState({})
  useEffect(() => screens.subscribe(() => draw({})), [screens])
  useEffect(() => site.subscribe(() => draw({})), [site])
  const current = screens.current()
  if (!current) return null
  const { shown, waiting } = current
  const { requestId, screen } = shown
  const { looks, name, texts } = site.current()
  if (screen.type === 'approval') {
    const { decide, receiverNotes, summary } = screen
    const network = networks.find(({ id }) => id === summary.network)
    return (
      <ApprovalScreen
        key={requestId}
        place="frame"
        siteName={name}
        onApprove={() => decide(true)}
        onReject={() => decide(false)}
        onOpenWindow={(onState) =>
          openWindow(
            requestId,
            {
              language: texts.language,
              network,
              origin,
              receiverNotes,
              siteName: name,
              summary,
              looks,
            },
            { onDecided: decide, onState },
          )
        }
        {...{ environment, network, origin, receiverNotes, summary, texts }}
        waiting={waiting}
      />
    )
  }
  if (screen.type === 'work')
    return (
      <WorkScreen
        key={requestId}
        onCancel={screen.cancel}
        progress={screen.progress}
        texts={texts}
      />
    )
  const { cancel, known, state, submit, type, usePasskey } = screen
  const shared = { state, texts, onCancel: cancel }
  return type === 'chooseRecovery' ? (
    <ChooseRecoveryScreen
      key={requestId}
      onChoose={submit}
      {...{ known, ...shared }}
    />
  ) : (
    <EnterRecoveryScreen
      key={requestId}
      onEnter={submit}
      onUsePasskey={usePasskey}
      {...shared}
    />
  )
}
