import { walletEscrowEnvelopeSchema } from '@hasp/protocol/walletEscrow'
import { type HttpApp, HttpProblem } from '@hasp/service-frame'
import type { Context } from 'hono'
import * as v from 'valibot'
import type { Escrow } from '../Escrow.js'
import { answerRequest } from '../requests/answerRequest.js'
import { cancelBegun } from '../requests/cancelBegun.js'
import { cancelPath, isCancelLink } from '../requests/cancelLink.js'
import { cancelPage } from './cancelPage.js'

const idSchema = v.pipe(v.string(), v.uuid())

/**
 * The two ways in: what frames have sealed, whoever carries it, and the links
 * of the escrow's mails. A link shows, and its button acts: scanners of mail
 * follow every link.
 */
export function addRoutes(app: HttpApp, escrow: Escrow): void {
  app.post('/v1/escrow', async (context) => {
    const body: unknown = await context.req.json().catch(() => undefined)
    const asked = v.safeParse(walletEscrowEnvelopeSchema, body)
    if (!asked.success) throw new HttpProblem(400, 'BODY_INVALID')
    return context.json({
      sealed: await answerRequest(escrow, asked.output.sealed),
    })
  })
  app.get(cancelPath, (context) => {
    readLink(escrow, context)
    return context.html(cancelPage(languageOf(context), 'ask'))
  })
  app.post(cancelPath, async (context) => {
    await cancelBegun(escrow, readLink(escrow, context))
    return context.html(cancelPage(languageOf(context), 'done'))
  })
}

/** @throws HttpProblem 404 for a link that no mail had */
function readLink(escrow: Escrow, context: Context): string {
  const id = v.safeParse(idSchema, context.req.param('id'))
  const token = context.req.param('token') ?? ''
  if (!id.success || !isCancelLink(escrow, id.output, token))
    throw new HttpProblem(404, 'NOT_FOUND')
  return id.output
}

function languageOf(context: Context): 'ar' | 'en' {
  const wanted = context.req.header('Accept-Language') ?? ''
  return /^ar\b/i.test(wanted) ? 'ar' : 'en'
}
