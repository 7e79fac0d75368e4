import { dataRoutes } from '@hasp/protocol/data'
import { HttpProblem } from '@hasp/service-frame'
import * as v from 'valibot'
import type { Hex } from 'viem'
import type { DataService } from './DataService.js'
import { servedRegistration } from './servedNames.js'

const { body: questionSchema, reply } = dataRoutes.askGateway

/**
 * What the resolver of the registered names is to be told.
 * @throws HttpProblem 400 `QUERY_INVALID`, 404 `NAMES_NOT_SERVED`
 * @see ERC-3668
 */
export async function askGateway(
  service: DataService,
  question: unknown,
): Promise<v.InferOutput<typeof reply>> {
  const { answerGateway } = servedRegistration(service)
  const parsed = v.safeParse(questionSchema, question)
  if (!parsed.success) throw new HttpProblem(400, 'QUERY_INVALID')
  const { data, sender } = parsed.output
  const answer = await answerGateway(sender as Hex, data.toLowerCase() as Hex)
  if (answer === undefined) throw new HttpProblem(400, 'QUERY_INVALID')
  return { data: answer }
}
