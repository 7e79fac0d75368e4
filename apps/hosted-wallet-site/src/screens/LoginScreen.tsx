/** @jsxImportSource preact */
import type { Texts } from '../texts/createTexts.js'
import { ChooseRecoveryScreen } from './ChooseRecoveryScreen.js'
import type { Screen } from './createScreens.js'
import { EnterRecoveryScreen } from './EnterRecoveryScreen.js'
import { EscrowScreen } from './EscrowScreen.js'
import { MakingScreen } from './MakingScreen.js'
import { WorkScreen } from './WorkScreen.js'

/** What a login shows, in a frame or on a page of the wallet's own. */
export function LoginScreen({
  screen,
  texts,
}: {
  readonly screen: Exclude<Screen, { type: 'approval' }>
  readonly texts: Texts
}) {
  switch (screen.type) {
    case 'work': {
      const { cancel, progress } = screen
      return <WorkScreen onCancel={cancel} {...{ progress, texts }} />
    }
    case 'escrow': {
      const { isWorking, press, state } = screen
      // Each step is read from its beginning.
      const step = state.status
      return <EscrowScreen key={step} {...{ isWorking, press, state, texts }} />
    }
    case 'making': {
      const { cancel, retry, state } = screen
      return (
        <MakingScreen onCancel={cancel} onRetry={retry} {...{ state, texts }} />
      )
    }
    case 'chooseRecovery': {
      const { cancel, email, rate, state, submit } = screen
      return (
        <ChooseRecoveryScreen
          onCancel={cancel}
          onChoose={submit}
          {...{ email, rate, state, texts }}
        />
      )
    }
    case 'enterRecovery': {
      const { cancel, email, state, submit, useEscrow, usePasskey } = screen
      return (
        <EnterRecoveryScreen
          onCancel={cancel}
          onEnter={submit}
          onUseEscrow={useEscrow}
          onUsePasskey={usePasskey}
          {...{ email, state, texts }}
        />
      )
    }
  }
}
