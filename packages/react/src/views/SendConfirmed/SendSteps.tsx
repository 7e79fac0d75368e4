import type { TransactionStatus } from '@hasp/core'
import { common } from '../../i18n/locales/en/common.js'
import { send } from '../../i18n/locales/en/send.js'
import { useMessages } from '../../i18n/useMessages.js'
import { type Step, StepList } from '../../primitives/StepList/StepList.js'

type State = Step['state']

/** Sent, in a block, final. Where nothing arrives, no step says "Sent". */
const states: {
  readonly [status in TransactionStatus]: readonly [State, State, State]
} = {
  unknown: ['active', 'todo', 'todo'],
  pending: ['done', 'active', 'todo'],
  unseen: ['done', 'active', 'todo'],
  included: ['done', 'done', 'active'],
  final: ['done', 'done', 'done'],
  reverted: ['failed', 'skipped', 'skipped'],
  replaced: ['done', 'failed', 'skipped'],
  dropped: ['failed', 'skipped', 'skipped'],
  notSent: ['failed', 'skipped', 'skipped'],
}

/** How far the network is with a transaction. */
export function SendSteps({ status }: { status: TransactionStatus }) {
  const t = useMessages(send)
  const say = useMessages(common)
  const [sent, block, final] = states[status]
  const step = (id: string, label: string, state: State) => ({
    id,
    label,
    state,
    stateLabel: say(`${state}_step`),
  })
  return (
    <StepList
      label={t('progress')}
      steps={[
        step('sent', t('stepSent'), sent),
        step('block', t('stepBlock'), block),
        step('final', t('stepFinal'), final),
      ]}
    />
  )
}
