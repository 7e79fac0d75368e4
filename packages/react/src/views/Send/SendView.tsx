import { ViewFrame } from '../../composites/ViewFrame/ViewFrame.js'
import { useSendAbility } from '../../hooks/internal/send/useSendAbility.js'
import { send } from '../../i18n/locales/en/send.js'
import { useMessages } from '../../i18n/useMessages.js'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.js'
import { SendForm } from './SendForm.js'
import { SendImpossible } from './SendImpossible.js'

/** How much, and to whom. */
export default function SendView() {
  const t = useMessages(send)
  const ability = useSendAbility()
  if (ability.status === 'ready') return <SendForm />
  return (
    <ViewFrame title={t('title')} busy={ability.status === 'waiting'}>
      {ability.status === 'waiting' ? (
        <>
          <Skeleton shape="amount" />
          <Skeleton shape="row" />
        </>
      ) : (
        <SendImpossible ability={ability} />
      )}
    </ViewFrame>
  )
}
