import type { Network } from '@hasp/core'
import { common } from '../../i18n/locales/en/common.js'
import { useMessages } from '../../i18n/useMessages.js'
import { NetworkPicture } from '../../pictures/NetworkPicture.js'
import { ListRow, type ListRowProps } from '../../primitives/List/ListRow.js'

/** A network to choose, in a `List`. */
export function NetworkRow({ network, tag, ...rest }: NetworkRow.Props) {
  const t = useMessages(common)
  const { name, testnet } = network
  return (
    <ListRow
      {...rest}
      title={name}
      leading={<NetworkPicture network={network} size={40} />}
      tag={tag ?? (testnet ? t('testNetwork') : undefined)}
    />
  )
}

export declare namespace NetworkRow {
  type Props = Omit<ListRowProps, 'title' | 'leading'> & { network: Network }
}
