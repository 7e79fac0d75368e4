import { useInternals } from '../../hooks/internal/modal/useInternals.js'
import { useWalletDirectory } from '../../hooks/wallets/useWalletDirectory.js'
import { learn } from '../../i18n/locales/en/learn.js'
import { useMessages } from '../../i18n/useMessages.js'
import { WalletPicture } from '../../pictures/WalletPicture.js'
import { List } from '../../primitives/List/List.js'
import { ListRow } from '../../primitives/List/ListRow.js'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.js'
import styles from './GetWalletView.module.css'

const places = [0, 1, 2, 3]

/** A few wallets of the list to begin with. */
export function WalletChoices({ onChoose }: WalletChoices.Props) {
  const t = useMessages(learn)
  const { status, wallets } = useWalletDirectory({
    isForPhone: useInternals().environment.isMobile(),
  })
  const choices = wallets
    .filter(({ isInstalled }) => !isInstalled)
    .slice(0, places.length)
  if (status === 'loading')
    return (
      <div className={styles.wide}>
        {places.map((place) => (
          <Skeleton key={place} shape="row" />
        ))}
      </div>
    )
  if (choices.length === 0) return null
  return (
    <List label={t('someWallets')} className={styles.wide}>
      {choices.map(({ color, id, imageUrl, isOpenSource, name }) => (
        <ListRow
          key={id}
          title={name}
          tag={isOpenSource ? t('openSource') : undefined}
          leading={
            <WalletPicture
              walletId={id}
              name={name}
              image={imageUrl}
              color={color}
            />
          }
          chevron
          onClick={() => onChoose(id)}
        />
      ))}
    </List>
  )
}

export declare namespace WalletChoices {
  type Props = { onChoose: (walletId: string) => void }
}
