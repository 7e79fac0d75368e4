import type { AlertCode } from '../../errors/alerts.js'
import type { ProjectAnswer } from '../../ports/ProjectConfigSource.js'
import type { ServiceFailure } from '../service/ServiceFailure.js'

const alertOfCode: { readonly [code in string]?: AlertCode } = {
  ORIGIN_REFUSED: 'ORIGIN_NOT_ALLOWED',
  PROJECT_ID_REQUIRED: 'PROJECT_ID_NOT_CONFIGURED',
  PROJECT_UNKNOWN: 'INVALID_PROJECT_ID',
}

/**
 * What the developer of the page should mend, of a question that a service did
 * not answer.
 * @returns undefined where it could not be reached or was not understood
 */
export function refusalOf({
  code = '',
  status = 0,
}: Pick<ServiceFailure, 'code' | 'status'>):
  | Extract<ProjectAnswer, { type: 'refused' }>
  | undefined {
  const refused = (alert: AlertCode, isFinal = false) =>
    ({ type: 'refused', alert, isFinal }) as const
  if (status === 403)
    // What stands before a service refuses without its words.
    return refused(
      alertOfCode[code] ?? 'ORIGIN_NOT_ALLOWED',
      Object.hasOwn(alertOfCode, code),
    )
  if (status === 429) return refused('CONFIGURATION_RATE_LIMITED')
  if (status >= 500) return refused('CONFIGURATION_SERVER_ERROR')
  return undefined
}
