import { ViewFrame } from '../composites/ViewFrame/ViewFrame.js'
import { shell } from '../i18n/messages/shell.en.js'
import { useMessages } from '../i18n/useMessages.js'
import { Skeleton } from '../primitives/Skeleton/Skeleton.js'

/** Keeps the place of a view that is on its way. */
export function ViewSkeleton() {
  const t = useMessages(shell)
  return (
    <ViewFrame title={t('loading')} busy>
      <Skeleton shape="row" />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
    </ViewFrame>
  )
}
