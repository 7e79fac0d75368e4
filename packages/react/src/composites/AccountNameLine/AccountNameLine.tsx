import type { NetworkAccount } from '@hasp/core'
import { useEffect } from 'react'
import { useNameLine } from '../../hooks/internal/data/useNameLine.js'
import { names } from '../../i18n/locales/en/names.js'
import { useMessages } from '../../i18n/useMessages.js'
import { WarningIcon } from '../../icons/WarningIcon.js'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.js'

/** What an account is called; what is kept of it until that is known. */
export default function AccountNameLine(props: AccountNameLine.Props) {
  const { account, onOffer } = props
  const t = useMessages(names)
  const view = useNameLine(account, onOffer !== undefined)
  const { isOffered, isUnusual, name } = view
  useEffect(() => onOffer?.(isOffered), [isOffered, onOffer])
  return (
    <>
      {name}
      {isUnusual && (
        <>
          {' '}
          <WarningIcon size={16} />
          <VisuallyHidden>{t('unusual')}</VisuallyHidden>
        </>
      )}
    </>
  )
}

export declare namespace AccountNameLine {
  type Props = {
    account: NetworkAccount
    /** Told whether the account has no name and can take one. */
    onOffer?: ((isOffered: boolean) => void) | undefined
  }
}
