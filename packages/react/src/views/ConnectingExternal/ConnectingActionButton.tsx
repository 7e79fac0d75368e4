import { common } from '../../i18n/locales/en/common.js'
import { connecting } from '../../i18n/locales/en/connecting.js'
import { useMessages } from '../../i18n/useMessages.js'
import { Button } from '../../primitives/Button/Button.js'
import type { ConnectingState } from './useWalletWait.js'

/** The next step. One button throughout, so that it keeps the focus. */
export function ConnectingActionButton(props: ConnectingActionButton.Props) {
  const { state, isWorn } = props
  const t = useMessages(connecting)
  const say = useMessages(common)
  const [label, onClick] =
    state === 'connected'
      ? [say('done'), props.leave]
      : state === 'missing'
        ? [t('getWallet'), props.getWallet]
        : isWorn
          ? [t('otherWallet'), props.chooseOther]
          : [
              state === 'linked' ? t('otherAccount') : say('askAgain'),
              props.ask,
            ]
  const isWaiting = ['waiting', 'another', 'reconnecting'].includes(state)
  return (
    <Button
      tone={isWaiting ? 'quiet' : 'primary'}
      busy={isWaiting}
      busyLabel={t('waitingLabel')}
      onClick={onClick}
    >
      {label}
    </Button>
  )
}

export declare namespace ConnectingActionButton {
  type Props = {
    state: ConnectingState
    /** It has failed so often that another wallet is offered. */
    isWorn: boolean
    ask: () => void
    chooseOther: () => void
    getWallet: () => void
    leave: () => void
  }
}
