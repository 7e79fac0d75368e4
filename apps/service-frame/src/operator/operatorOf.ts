import type { OperatorFile } from '@hasp/protocol/project'
import { HttpProblem } from '../http/HttpProblem.js'
import type { ReadOperator } from './createOperatorReader.js'

/**
 * The operator's file as it is now.
 * @throws HttpProblem 503 where nobody has been able to read it for long
 */
export async function operatorOf({
  readOperator,
}: {
  readonly readOperator: ReadOperator
}): Promise<OperatorFile> {
  const operator = await readOperator()
  if (!operator) throw new HttpProblem(503, 'UNAVAILABLE')
  return operator
}
