import { pairing } from '../../i18n/locales/en/pairing.js'
import { useMessages } from '../../i18n/useMessages.js'
import { WarningIcon } from '../../icons/WarningIcon.js'
import { useChunk } from '../../lazy/useChunk.js'
import { Spinner } from '../../primitives/Spinner/Spinner.js'
import { LazyQrCode, loadQrCode } from '../LazyQrCode/LazyQrCode.js'
import { SuccessMark } from '../SuccessMark/SuccessMark.js'
import styles from './PairingPanel.module.css'
import type { PairingPanelState } from './pairingPanelState.js'

const toneOf: { readonly [state in PairingPanelState]?: string } = {
  unreachable: 'warning',
  failed: 'warning',
}
const withoutCode = ['approved', 'expired', 'unreachable', 'failed']

/** The code, and what is drawn in its place when there is none. */
export function PairingCode({ logo, state, uri }: PairingCode.Props) {
  const t = useMessages(pairing)
  // The drawing and the code are on their way side by side.
  useChunk(loadQrCode)
  const isShown = uri !== undefined && !withoutCode.includes(state)
  const isAway = state === 'seen' || state === 'renewing'
  return (
    <div
      className={styles.code}
      data-state={state}
      data-tall={state === 'preparing' || state === 'approved' ? '' : undefined}
      data-tone={toneOf[state]}
    >
      {isShown && (
        <div className={styles.drawing} data-hidden={isAway ? '' : undefined}>
          <LazyQrCode
            value={uri}
            label={t('code')}
            logo={logo}
            loadingLabel={t('preparing')}
          />
        </div>
      )}
      {state === 'approved' ? (
        <SuccessMark size={56} />
      ) : withoutCode.includes(state) ? (
        <WarningIcon size={32} />
      ) : (
        (!isShown || isAway) && (
          <span className={styles.making}>
            <Spinner size={24} />
            {!isShown && t('preparing')}
          </span>
        )
      )}
    </div>
  )
}

export declare namespace PairingCode {
  type Props = {
    state: PairingPanelState
    uri: string | undefined
    logo: string | undefined
  }
}
