import { HttpProblem } from '@hasp/service-frame'
import type { Names } from '../names/createNames.js'
import type { DataService } from './DataService.js'

/** @throws HttpProblem 404 `NAMES_NOT_SERVED` */
export function servedNames({ names }: DataService): Names {
  if (names) return names
  throw new HttpProblem(404, 'NAMES_NOT_SERVED')
}

/** @throws HttpProblem 404 `NAMES_NOT_SERVED` where none are registered */
export function servedRegistration(service: DataService): Names.Registration {
  const { registration } = servedNames(service)
  if (registration) return registration
  throw new HttpProblem(404, 'NAMES_NOT_SERVED')
}
