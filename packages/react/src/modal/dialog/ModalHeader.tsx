import { shell } from '../../i18n/locales/en/shell.js'
import { useMessages } from '../../i18n/useMessages.js'
import { BackIcon } from '../../icons/BackIcon.js'
import { CloseIcon } from '../../icons/CloseIcon.js'
import { HelpIcon } from '../../icons/HelpIcon.js'
import { IconButton } from '../../primitives/IconButton/IconButton.js'
import styles from './ModalHeader.module.css'

/** The buttons in the corners above every view. */
export function ModalHeader(props: ModalHeader.Props) {
  const t = useMessages(shell)
  return (
    <div className={styles.header} data-part="modal-header">
      {props.canGoBack ? (
        <IconButton
          label={t('back')}
          icon={<BackIcon />}
          onClick={props.onBack}
        />
      ) : props.hasHelp ? (
        <IconButton
          label={t('help')}
          icon={<HelpIcon />}
          onClick={props.onHelp}
        />
      ) : (
        <span />
      )}
      {props.canClose && (
        <IconButton
          label={t('close')}
          icon={<CloseIcon />}
          onClick={props.onClose}
        />
      )}
    </div>
  )
}

export declare namespace ModalHeader {
  type Props = {
    canGoBack: boolean
    canClose: boolean
    hasHelp: boolean
    onBack: () => void
    onClose: () => void
    onHelp: () => void
  }
}
