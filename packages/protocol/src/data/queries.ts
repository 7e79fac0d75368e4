import * as v from 'valibot'
import { historyCursor, historyKinds } from './history.js'
import { mostNameLength } from './names.js'
import { networkId } from './values.js'

/*
 * Apart from what is answered: clients read answers alone, and bundlers keep
 * calls of `v.optional` in a file of which anything is used.
 */

/** What may be asked of a history. */
export const historyQuery = {
  /** From the page before. */
  cursor: v.optional(historyCursor),
  limit: v.optional(
    v.pipe(v.string(), v.regex(/^([1-9]\d?|100)$/), v.transform(Number)),
    '25',
  ),
  kind: v.optional(v.picklist(historyKinds)),
}

/** What may be asked of a name. */
export const nameQuery = {
  /** Whose record is told as well, served or not, as CAIP-2. */
  network: v.optional(networkId),
}

/** What may be asked of an address. */
export const addressNameQuery = {
  /** Where it is an account, as CAIP-2; the names network without it. */
  network: v.optional(networkId),
}

/** What may be asked for suggestions. */
export const suggestionsQuery = {
  /** What somebody typed: a label, or a name below the domain. */
  query: v.optional(v.pipe(v.string(), v.maxLength(mostNameLength)), ''),
}

/** In the name of which project a question is asked. */
export const projectQuery = {
  projectId: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[a-zA-Z0-9_-]{1,64}$/),
      v.description(
        'The project in whose name it is asked. A service that demands one answers 403 PROJECT_ID_REQUIRED without.',
      ),
    ),
  ),
}
