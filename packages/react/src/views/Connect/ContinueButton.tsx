import { useEffect, useRef } from 'react'
import { connect } from '../../i18n/locales/en/connect.js'
import { useMessages } from '../../i18n/useMessages.js'
import { Button } from '../../primitives/Button/Button.js'
import { WalletTile } from '../../primitives/WalletTile/WalletTile.js'
import styles from './ConnectView.module.css'

/**
 * The wallet that the visitor most likely wants. It has the focus, so that
 * Enter connects it.
 */
export function ContinueButton(props: ContinueButton.Props) {
  const { image, name, onClick } = props
  const t = useMessages(connect)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    // The list may come after the view, which has given its heading the focus.
    const { activeElement } = document
    if (activeElement?.matches('[data-part="heading"]'))
      button.current?.focus({ preventScroll: true })
  }, [])

  return (
    <Button
      ref={button}
      className={styles.proceed}
      data-autofocus=""
      icon={<WalletTile name={name} image={image} size={24} />}
      // The key that opened the modal may still be down.
      onKeyDown={(event) => event.repeat && event.preventDefault()}
      onClick={onClick}
    >
      {t('continueWith', { wallet: name })}
    </Button>
  )
}

export declare namespace ContinueButton {
  type Props = {
    name: string
    image: string | undefined
    onClick: () => void
  }
}
