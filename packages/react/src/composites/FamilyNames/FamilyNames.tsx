import type { Namespace } from '@hasp/core'
import type { ReactNode } from 'react'
import { families } from '../../i18n/locales/en/families.js'
import { useLocale } from '../../i18n/useLocale.js'
import { useMessages } from '../../i18n/useMessages.js'

/** The families that a wallet speaks, e.g. `EVM, Solana`. */
export default function FamilyNames(props: FamilyNames.Props): ReactNode {
  const { locale } = useLocale()
  const t = useMessages(families)
  return new Intl.ListFormat(locale, { type: 'unit' }).format(
    props.families.map((one) => t(one)),
  )
}

export declare namespace FamilyNames {
  type Props = { families: readonly Namespace[] }
}
