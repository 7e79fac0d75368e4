import { HttpProblem } from '@hasp/service-frame'
import type { Service } from '../Service.js'
import { operatorOf } from './operatorOf.js'

/**
 * The operator's brake. No half is given out, no outcome is taken and nothing
 * is sent: a program that is not ours gets no further than our own.
 * @throws HttpProblem 503
 */
export async function refuseWhileStopped(
  service: Pick<Service, 'readOperator'>,
): Promise<void> {
  const { areApprovalsStopped } = await operatorOf(service)
  if (areApprovalsStopped) throw new HttpProblem(503, 'APPROVALS_STOPPED')
}
