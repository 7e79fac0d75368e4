import { type PointerEventHandler, Suspense } from 'react'
import { lazyOr } from '../../composites/lazyOr.js'
import { useKit } from '../../hooks/useKit.js'
import type { WalletRow } from '../../hooks/wallets/useWallets.js'
import { connect } from '../../i18n/locales/en/connect.js'
import { useMessages } from '../../i18n/useMessages.js'
import { ListRow } from '../../primitives/List/ListRow.js'
import { WalletTile } from '../../primitives/WalletTile/WalletTile.js'

/** Wanted only where there are several. */
const FamilyNames = lazyOr(
  () => import('../../composites/FamilyNames/FamilyNames.js'),
)

/** A wallet of this browser. */
export function FoundRow({ onChoose, onPointerOver, row }: FoundRow.Props) {
  const t = useMessages(connect)
  const { adapters } = useKit()
  return (
    <ListRow
      title={row.name}
      subtitle={
        row.isAmbiguous
          ? t('sameName')
          : adapters.size > 1 && (
              <Suspense fallback={'\u00a0'}>
                <FamilyNames
                  families={[...adapters.keys()].filter((one) =>
                    row.namespaces.includes(one),
                  )}
                />
              </Suspense>
            )
      }
      leading={<WalletTile name={row.name} image={row.imageUrl} />}
      tag={row.tag && t(row.tag)}
      onPointerOver={onPointerOver}
      onClick={() => onChoose(row)}
    />
  )
}

export declare namespace FoundRow {
  type Props = {
    row: WalletRow
    onChoose: (row: WalletRow) => void
    onPointerOver?: PointerEventHandler | undefined
  }
}
