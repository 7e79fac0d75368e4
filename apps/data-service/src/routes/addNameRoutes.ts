import { dataRoutes } from '@hasp/protocol/data'
import { type HttpApp, HttpProblem } from '@hasp/service-frame'
import * as v from 'valibot'
import { askGateway } from './askGateway.js'
import { challengeName } from './challengeName.js'
import type { DataService } from './DataService.js'
import { lookupName } from './lookupName.js'
import { readName } from './readName.js'
import { registerName } from './registerName.js'
import { suggestNames } from './suggestNames.js'
import { toPattern } from './toPattern.js'

/** A request, as far as it is looked at here. */
interface Context {
  readonly req: {
    header(name: string): string | undefined
    json(): Promise<unknown>
  }
}

/** Adds the routes of names; each answer is held to its schema. */
export function addNameRoutes(app: HttpApp, service: DataService): void {
  const { publicUrl } = service
  const routes = dataRoutes
  app.get(toPattern(routes.suggestNames.path), async (context) =>
    context.json(
      v.parse(
        routes.suggestNames.reply,
        await suggestNames(service, context.req.query('query')),
      ),
    ),
  )
  app.get(toPattern(routes.lookupName.path), async (context) =>
    context.json(
      v.parse(
        routes.lookupName.reply,
        await lookupName(
          service,
          context.req.param('name') ?? '',
          context.req.query('network'),
        ),
      ),
    ),
  )
  app.get(toPattern(routes.readName.path), async (context) =>
    context.json(
      v.parse(
        routes.readName.reply,
        await readName(
          service,
          context.req.param('address') ?? '',
          context.req.query('network'),
        ),
      ),
    ),
  )
  app.post(toPattern(routes.challengeName.path), async (context) =>
    context.json(
      v.parse(
        routes.challengeName.reply,
        await challengeName(
          service,
          await readBody(context),
          siteOf(context, publicUrl),
        ),
      ),
    ),
  )
  app.post(toPattern(routes.registerName.path), async (context) =>
    context.json(
      v.parse(
        routes.registerName.reply,
        await registerName(
          service,
          await readBody(context),
          siteOf(context, publicUrl),
        ),
      ),
    ),
  )
  app.get(toPattern(routes.readGateway.path), async (context) =>
    context.json(
      v.parse(
        routes.readGateway.reply,
        await askGateway(service, {
          sender: context.req.param('sender'),
          data: context.req.param('data')?.replace(/\.json$/, ''),
        }),
      ),
    ),
  )
  app.post(toPattern(routes.askGateway.path), async (context) =>
    context.json(
      v.parse(
        routes.askGateway.reply,
        await askGateway(service, await readBody(context)),
      ),
    ),
  )
}

/** The page that asks, as its browser says it. */
function siteOf(context: Context, publicUrl: string): string {
  return context.req.header('Origin') ?? publicUrl
}

/** @throws HttpProblem 400 `BODY_INVALID` */
async function readBody(context: Context): Promise<unknown> {
  try {
    return await context.req.json()
  } catch (cause) {
    throw new HttpProblem(400, 'BODY_INVALID', { cause })
  }
}
