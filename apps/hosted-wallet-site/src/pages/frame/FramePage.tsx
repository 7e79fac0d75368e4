/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks'
import type { PageEnvironment } from '../../PageEnvironment.js'
import { ApprovalScreen } from '../../screens/ApprovalScreen.js'
import type { Screens } from '../../screens/createScreens.js'
import { LoginScreen } from '../../screens/LoginScreen.js'
import type { KnownNetwork } from '../../screens/Registry.js'
import type { WindowState } from '../../screens/WindowState.js'
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
    const { decide, receiverNotes, summary, trial } = screen
    const network = networks.find(({ id }) => id === summary.network)
    const request = {
      ...{ network, origin, receiverNotes, summary, trial },
      siteName: name,
    }
    return (
      <ApprovalScreen
        key={requestId}
        place="frame"
        onApprove={() => decide(true)}
        onReject={() => decide(false)}
        onOpenWindow={(onState) =>
          openWindow(
            requestId,
            { ...request, language: texts.language, looks },
            { onDecided: decide, onState },
          )
        }
        {...{ environment, texts, waiting }}
        {...request}
      />
    )
  }
  return <LoginScreen key={requestId} {...{ screen, texts }} />
}
