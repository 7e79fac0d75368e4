import type { KitError } from '@hasp/core/errors'
import { findObstacle } from '../../hooks/internal/send/findObstacle.js'
import { useNameFailure } from '../../hooks/internal/send/useNameFailure.js'
import { useKitError } from '../../hooks/useKitError.js'
import { send } from '../../i18n/locales/en/send.js'
import { useMessages } from '../../i18n/useMessages.js'
import { Banner } from '../../primitives/Banner/Banner.js'
import { ErrorNotice } from '../ErrorNotice/ErrorNotice.js'

/** Why there is no review; what rules a transfer out has words of its own. */
export function SendFailure({ error }: { error: KitError }) {
  const t = useMessages(send)
  const { title } = useKitError(error)
  const obstacle = findObstacle(error)
  const ofName = useNameFailure(error)
  if (ofName) return <Banner tone="stop" title={ofName} live="assertive" />
  if (!obstacle) return <ErrorNotice error={error} />
  return (
    <Banner tone="stop" title={title} live="assertive">
      {t(obstacle)}
    </Banner>
  )
}
