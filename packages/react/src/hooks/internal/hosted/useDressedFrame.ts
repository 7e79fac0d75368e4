import { useContext, useEffect } from 'react'
import { I18nContext } from '../../../i18n/I18nContext.js'
import { useKit } from '../../useKit.js'
import { runLate } from '../modal/runLate.js'

/** Tells the wallet how to look: it may show itself on the way. */
export function useDressedFrame(): void {
  const kit = useKit()
  const i18n = useContext(I18nContext)
  useEffect(
    () =>
      runLate(
        kit,
        import('../notifications/dressFrame.js'),
        ({ dressFrame }) => dressFrame(kit, i18n),
        'The wallet could not be told how to look',
      ),
    [kit, i18n],
  )
}
