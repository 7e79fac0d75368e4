import { timingSafeEqual } from 'node:crypto'
import type { Escrow } from '../Escrow.js'

/** Where the links of mails lead; what is asked for is read of the path. */
export const cancelPath = '/cancel/:id/:token'

/** The link of a mail that calls off what the mail tells of. */
export function cancelUrl(
  { publicUrl, secrets }: Pick<Escrow, 'publicUrl' | 'secrets'>,
  id: string,
): string {
  return `${publicUrl}/cancel/${id}/${secrets.mac('cancel', id)}`
}

/** Whether a link was made here: nothing of it is kept. */
export function isCancelLink(
  { secrets }: Pick<Escrow, 'secrets'>,
  id: string,
  token: string,
): boolean {
  const expected = Buffer.from(secrets.mac('cancel', id))
  const given = Buffer.from(token)
  return given.length === expected.length && timingSafeEqual(expected, given)
}
