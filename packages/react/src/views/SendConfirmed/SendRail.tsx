import type { TransactionStatus } from '@hasp/core'
import { common } from '../../i18n/messages/common.en.js'
import { send } from '../../i18n/messages/send.en.js'
import { useMessages } from '../../i18n/useMessages.js'
import { Rail, type RailStep } from '../../primitives/Rail/Rail.js'

type State = RailStep['state']

/** In a block, final. */
const states: {
  readonly [status in TransactionStatus]: readonly [State, State]
} = {
  pending: ['active', 'todo'],
  included: ['done', 'active'],
  final: ['done', 'done'],
  reverted: ['failed', 'skipped'],
  replaced: ['failed', 'skipped'],
  dropped: ['failed', 'skipped'],
}

/** How far the network is with a transaction. */
export function SendRail({ status }: { status: TransactionStatus }) {
  const t = useMessages(send)
  const say = useMessages(common)
  const [block, final] = states[status]
  const step = (id: string, label: string, state: State) => ({
    id,
    label,
    state,
    stateLabel: say(`${state}_step`),
  })
  return (
    <Rail
      label={t('progress')}
      steps={[
        step('sent', t('stepSent'), 'done'),
        step('block', t('stepBlock'), block),
        step('final', t('stepFinal'), final),
      ]}
    />
  )
}
