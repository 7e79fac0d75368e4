import { allWallets } from '../../i18n/locales/en/allWallets.js'
import { common } from '../../i18n/locales/en/common.js'
import { useMessages } from '../../i18n/useMessages.js'
import { ExternalIcon } from '../../icons/ExternalIcon.js'
import { SearchIcon } from '../../icons/SearchIcon.js'
import { Button } from '../../primitives/Button/Button.js'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.js'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.js'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.js'
import type { useAllWalletsView } from './useAllWalletsView.js'

/** Nothing fits: what else to do. */
export function NoSuchWallet({ view }: NoSuchWallet.Props) {
  const t = useMessages(allWallets)
  const say = useMessages(common)
  const { search } = view
  return (
    <EmptyState
      icon={<SearchIcon size={32} />}
      title={search ? t('nothingTitle', { search }) : t('emptyTitle')}
      action={
        <>
          {view.isPairable && !view.isPhone && (
            <Button onClick={view.pair}>{t('pair')}</Button>
          )}
          <Button tone="quiet" onClick={view.clear}>
            {say('clear')}
          </Button>
          {search && view.suggestionUrl && (
            <LinkButton
              href={view.suggestionUrl}
              icon={<ExternalIcon size={16} />}
            >
              {t('suggest')}{' '}
              <VisuallyHidden>({say('opensNewTab')})</VisuallyHidden>
            </LinkButton>
          )}
        </>
      }
    >
      {search ? t('nothing') : t('empty')}
    </EmptyState>
  )
}

export declare namespace NoSuchWallet {
  type Props = { view: ReturnType<typeof useAllWalletsView> }
}
