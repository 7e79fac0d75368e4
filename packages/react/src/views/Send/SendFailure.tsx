import { isKitError, type KitError } from '@hasp/core/errors'
import { ErrorNotice } from '../../composites/ErrorNotice/ErrorNotice.js'
import { findObstacle } from '../../hooks/internal/send/findObstacle.js'
import { useNameRefusal } from '../../hooks/internal/send/useNameRefusal.js'
import { useKitError } from '../../hooks/useKitError.js'
import { send } from '../../i18n/locales/en/send.js'
import { useMessages } from '../../i18n/useMessages.js'
import { Banner } from '../../primitives/Banner/Banner.js'

/** Why there is no review; what rules a transfer out has words of its own. */
export function SendFailure({ error }: { error: KitError }) {
  const t = useMessages(send)
  const { title } = useKitError(error)
  const obstacle = findObstacle(error)
  const refusal = useNameRefusal(
    isKitError(error, 'NAME_UNRESOLVED')
      ? { status: 'refused', error, retry: () => undefined }
      : { status: 'none' },
  )
  if (refusal)
    return <Banner tone="stop" title={refusal.text} live="assertive" />
  if (!obstacle) return <ErrorNotice error={error} />
  return (
    <Banner tone="stop" title={title} live="assertive">
      {t(obstacle)}
    </Banner>
  )
}
