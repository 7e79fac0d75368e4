import type { PointerEventHandler } from 'react'
import type { WalletRow } from '../../hooks/useWallets.js'
import { connect } from '../../i18n/messages/connect.en.js'
import { useMessages } from '../../i18n/useMessages.js'
import { ListRow } from '../../primitives/List/ListRow.js'
import { WalletTile } from '../../primitives/WalletTile/WalletTile.js'

/** A wallet of this browser. */
export function FoundRow({ onChoose, onPointerOver, row }: FoundRow.Props) {
  const t = useMessages(connect)
  return (
    <ListRow
      title={row.name}
      subtitle={row.isAmbiguous && t('sameName')}
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
