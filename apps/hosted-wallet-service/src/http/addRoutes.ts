import {
  type WalletServiceCall,
  walletServiceRoutes,
} from '@hasp/protocol/walletService'
import { type HttpApp, HttpProblem } from '@hasp/service-frame'
import type { Context } from 'hono'
import * as v from 'valibot'
import type { Service } from '../Service.js'
import { describeApi } from './describeApi.js'
import { type Caller, handlers } from './handlers.js'
import { readCaller } from './readCaller.js'

/** Adds every route of the table: who asks, what is asked, what is answered. */
export function addRoutes(app: HttpApp, service: Service): void {
  const description = describeApi(service.publicUrl)
  app.get('/openapi.json', (context) => context.json(description))
  for (const call of Object.keys(walletServiceRoutes) as WalletServiceCall[])
    addRoute(app, service, call)
}

/** It says whether another user has the new address. */
const looksAtOthers: ReadonlySet<WalletServiceCall> = new Set([
  'answerEmailCode',
])

function addRoute<Call extends WalletServiceCall>(
  app: HttpApp,
  service: Service,
  call: Call,
): void {
  const { access, body, method, path, reply } = walletServiceRoutes[call]
  const handle = handlers[call] as (
    service: Service,
    body: unknown,
    caller: Caller,
  ) => Promise<unknown>
  app.on(method, path, async (context) => {
    const caller = await readCaller(service, context, access)
    const asked = v.safeParse(
      body,
      method === 'GET' ? {} : await readJson(context),
    )
    if (!asked.success) throw new HttpProblem(400, 'BODY_INVALID')
    const seen =
      access === 'token' && !looksAtOthers.has(call)
        ? {
            ...service,
            database: service.databaseOf(caller.session.userId),
          }
        : service
    const answer = await handle(seen, asked.output, caller)
    return context.json(v.parse(reply, answer))
  })
}

async function readJson(context: Context): Promise<unknown> {
  const type = context.req.header('Content-Type')?.split(';')[0]
  if (type !== 'application/json') throw new HttpProblem(400, 'BODY_INVALID')
  return await context.req.json().catch((cause: unknown) => {
    throw new HttpProblem(400, 'BODY_INVALID', { cause })
  })
}
