import type { NetworkAccount } from '@hasp/core'
import { isPlainName } from '@hasp/core/internal'
import { useEffect } from 'react'
import { useIdentity } from '../../hooks/internal/data/useIdentity.js'
import { useNameOffer } from '../../hooks/internal/data/useNameOffer.js'
import { names } from '../../i18n/locales/en/names.js'
import { useMessages } from '../../i18n/useMessages.js'
import { WarningIcon } from '../../icons/WarningIcon.js'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.js'

/** What an account is called; what is kept of it until that is known. */
export default function AccountNameLine(props: AccountNameLine.Props) {
  const { account, kept, onOffer } = props
  const t = useMessages(names)
  const { data } = useIdentity(account)
  const isOffered = useNameOffer(onOffer ? data : undefined) !== undefined
  useEffect(() => onOffer?.(isOffered), [isOffered, onOffer])
  const name = data ? data.name : kept
  return (
    <>
      {name}
      {name !== undefined && !isPlainName(name) && (
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
    /** What it was called some minutes ago. */
    kept: string | undefined
    /** Told whether the account has no name and can take one. */
    onOffer?: ((isOffered: boolean) => void) | undefined
  }
}
