import { ViewFrame } from '../../composites/ViewFrame/ViewFrame.js'
import { shell } from '../../i18n/locales/en/shell.js'
import { useMessages } from '../../i18n/useMessages.js'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.js'

/**
 * Keeps the place of a view that is on its way, in the size of the last one.
 * The dialog shows itself with its first view, in the size of that view, unless
 * it takes a second to come.
 */
export function ViewSkeleton({ isFirst }: ViewSkeleton.Props) {
  const t = useMessages(shell)
  return (
    <div data-keeps-height="" data-awaited={isFirst || undefined}>
      <ViewFrame title={t('loading')} busy>
        <Skeleton shape="row" />
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </ViewFrame>
    </div>
  )
}

export declare namespace ViewSkeleton {
  type Props = { isFirst: boolean }
}
