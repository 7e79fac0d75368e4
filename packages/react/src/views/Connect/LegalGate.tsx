import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { LoadFailure } from '../../composites/LoadFailure/LoadFailure.js'
import { lazyPart } from '../../lazy/lazyPart.js'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.js'
import styles from './ConnectView.module.css'
import type { useConnectView } from './useConnectView.js'

export const loadLegalQuestion = () =>
  import('../../composites/LegalQuestion/LegalQuestion.js')

/** Few sites ask. */
const LegalQuestion = lazyPart(loadLegalQuestion, {
  Pending: () => <Skeleton shape="row" data-awaited="" />,
  Failed: LoadFailure,
})

/** Holds the wallets back until the site's conditions are accepted. */
export function LegalGate({ children, view }: LegalGate.Props) {
  const held = useRef<HTMLDivElement>(null)
  const { isAsked, isHeldBack } = view.terms

  useLayoutEffect(() => {
    // As an attribute, React 18 and 19 want it in different forms.
    held.current?.toggleAttribute('inert', isHeldBack)
  }, [isHeldBack])

  return (
    <>
      {isAsked && (
        <LegalQuestion
          terms={view.terms}
          termsUrl={view.termsUrl}
          privacyUrl={view.privacyUrl}
        />
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
