import { readJsonFile } from '@hasp/service-frame/operator'
import type { ServedNetwork } from '../configuration.js'
import { isListUrl } from './isListUrl.js'
import { joinTokens } from './joinTokens.js'
import type { KnownToken } from './KnownToken.js'
import { tokenListSchema } from './tokenListSchema.js'
import { tokensOfList } from './tokensOfList.js'

/** So many can be known of a network, and are told of an account of Solana. */
export const mostTokens = 450

/**
 * The tokens that an operator knows on a network at the start: those named one
 * by one, then those of the lists that are files, each once.
 * @throws Error with one sentence about a list that is none, that names what is
 * no address, or that is too long
 */
export async function readTokens({
  id,
  tokenLists,
  tokens,
}: ServedNetwork): Promise<readonly KnownToken[]> {
  const files = tokenLists.filter((entry) => !isListUrl(entry))
  const listed = await Promise.all(
    files.map(async (path) =>
      tokensOfList(await readJsonFile(path, tokenListSchema), id),
    ),
  )
  const known = joinTokens(id, [...tokens, ...listed.flat()])
  if (known.length > mostTokens)
    throw new Error(
      `${known.length} tokens of ${id} are listed: it can have ${mostTokens} at most.`,
    )
  return known
}
