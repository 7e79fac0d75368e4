import { HttpProblem } from '@hasp/service-frame'
import type { Objection } from '../names/nameObjection.js'

/** What speaks against a name, with the sentence for the visitor. */
export function toNameProblem({ code, reason }: Objection): HttpProblem {
  const status = code === 'NAME_INVALID' ? 400 : 409
  return new HttpProblem(status, code, { detail: reason })
}
