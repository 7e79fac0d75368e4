import { type KeyboardEvent, useEffect, useRef } from 'react'
import { qrCode } from '../../i18n/locales/en/qrCode.js'
import { useMessages } from '../../i18n/useMessages.js'
import { CloseIcon } from '../../icons/CloseIcon.js'
import { IconButton } from '../../primitives/IconButton/IconButton.js'
import { usePopover } from '../../primitives/Popover/usePopover.js'
import { QrCode, type QrCodeProps } from '../../primitives/QrCode/QrCode.js'
import styles from './ZoomableQrCode.module.css'

/**
 * A code that a press shows as large as the screen, on white; a press or
 * Escape brings it back.
 */
export function ZoomableQrCode(code: QrCodeProps) {
  const t = useMessages(qrCode)
  const { anchor, popover, isOpen, show, hide } = usePopover<
    HTMLButtonElement,
    HTMLDivElement
  >()
  const closeButton = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (isOpen) closeButton.current?.focus()
  }, [isOpen])

  function close() {
    hide()
    anchor.current?.focus()
  }

  return (
    <div className={styles.frame}>
      <QrCode {...code} />
      <button
        type="button"
        ref={anchor}
        className={styles.press}
        aria-label={t('zoom')}
        aria-haspopup="dialog"
        onClick={show}
      />
      {/* The button in it does by keyboard what a press anywhere does. */}
      <div
        ref={popover}
        popover="manual"
        role="dialog"
        aria-modal="true"
        aria-label={code.label}
        // Closed it is empty, and hidden by the browser.
        className={isOpen ? styles.screen : undefined}
        data-kit-popover=""
        data-part="qr-screen"
        onClick={close}
        onKeyDown={keepFocus}
      >
        {isOpen && (
          <>
            <IconButton
              ref={closeButton}
              className={styles.close}
              label={t('close')}
              icon={<CloseIcon />}
            />
            <QrCode {...code} className={styles.large} />
            <p>{t('hint')}</p>
          </>
        )}
      </div>
    </div>
  )
}

/** There is nothing else to go to. */
function keepFocus(event: KeyboardEvent) {
  if (event.key === 'Tab') event.preventDefault()
}
