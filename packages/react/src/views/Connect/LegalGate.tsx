import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { connect } from '../../i18n/locales/en/connect.js'
import { useMessages } from '../../i18n/useMessages.js'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.js'
import styles from './ConnectView.module.css'
import { LegalLinks } from './LegalLinks.js'
import type { useConnectView } from './useConnectView.js'

/** Holds the wallets back until the site's conditions are accepted. */
export function LegalGate({ children, view }: LegalGate.Props) {
  const t = useMessages(connect)
  const hintId = useId()
  const held = useRef<HTMLDivElement>(null)
  const { accept, hasAccepted, isAsked, isHeldBack } = view.terms

  useLayoutEffect(() => {
    // As an attribute, React 18 and 19 want it in different forms.
    held.current?.toggleAttribute('inert', isHeldBack)
  }, [isHeldBack])

  return (
    <>
      {isAsked && (
        <div className={styles.gate}>
          <Checkbox
            label={t('accept')}
            checked={hasAccepted}
            onCheckedChange={accept}
            aria-describedby={hintId}
          />
          <LegalLinks termsUrl={view.termsUrl} privacyUrl={view.privacyUrl} />
          <p id={hintId} className={styles.hint}>
            {isHeldBack && t('acceptFirst')}
          </p>
        </div>
      )}
      <div ref={held} data-part="connect-methods" className={styles.methods}>
        {children}
      </div>
    </>
  )
}

export declare namespace LegalGate {
  type Props = { view: ReturnType<typeof useConnectView>; children: ReactNode }
}
