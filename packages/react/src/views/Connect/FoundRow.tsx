import type { Namespace } from '@hasp/core'
import type { PointerEventHandler } from 'react'
import { useInternals } from '../../hooks/internal/modal/useInternals.js'
import type { DetectedWallet } from '../../hooks/wallets/useDetectedWallets.js'
import { connect } from '../../i18n/locales/en/connect.js'
import { namespaceNames } from '../../i18n/locales/en/namespaceNames.js'
import { useLocale } from '../../i18n/useLocale.js'
import { useMessages } from '../../i18n/useMessages.js'
import { WalletPicture } from '../../pictures/WalletPicture.js'
import { ListRow } from '../../primitives/List/ListRow.js'

/** A wallet of this browser. */
export function FoundRow({ onChoose, onPointerOver, row }: FoundRow.Props) {
  const t = useMessages(connect)
  const { adapters } = useInternals()
  return (
    <ListRow
      title={row.name}
      subtitle={
        row.isAmbiguous
          ? t('sameName')
          : adapters.size > 1 && (
              <NamespaceNames
                namespaces={[...adapters.keys()].filter((one) =>
                  row.namespaces.includes(one),
                )}
              />
            )
      }
      leading={
        <WalletPicture
          walletId={row.type === 'INJECTED' ? row.id : undefined}
          name={row.name}
          image={row.imageUrl}
        />
      }
      tag={row.tag && t(row.tag)}
      onPointerOver={onPointerOver}
      onClick={() => onChoose(row)}
    />
  )
}

/** What a wallet works with, e.g. `EVM, Solana`. */
function NamespaceNames(props: { namespaces: readonly Namespace[] }) {
  const { locale } = useLocale()
  const t = useMessages(namespaceNames)
  return new Intl.ListFormat(locale, { type: 'unit' }).format(
    props.namespaces.map((one) => t(one)),
  )
}

export declare namespace FoundRow {
  type Props = {
    row: DetectedWallet
    onChoose: (row: DetectedWallet) => void
    onPointerOver?: PointerEventHandler | undefined
  }
}
