import type { Effects } from './Effects.js'
import type { Action } from './Summary.js'

/** The weightiest of what it does: control before value, value before calls. */
export function actionOf(
  { approvals, outgoing }: Effects,
  otherwise: Action,
): Action {
  if (approvals.some(({ type }) => type !== 'revoked')) return 'giveControl'
  if (outgoing.length > 0) return 'moveValue'
  return approvals.length > 0 ? 'takeBackControl' : otherwise
}
