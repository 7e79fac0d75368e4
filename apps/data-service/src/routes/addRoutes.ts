import { dataRoutes } from '@hasp/protocol/data'
import type { HttpApp } from '@hasp/service-frame'
import { addNameRoutes } from './addNameRoutes.js'
import type { DataService } from './DataService.js'
import { describeDataApi } from './describeDataApi.js'
import { listNetworks } from './listNetworks.js'
import { listWallets } from './listWallets.js'
import { readBalances } from './readBalances.js'
import { readGasPrice } from './readGasPrice.js'
import { readHistory } from './readHistory.js'
import { imageHeaders, readImage } from './readImage.js'
import { readProjectConfig } from './readProjectConfig.js'
import { sendPacked } from './sendPacked.js'
import { toPattern } from './toPattern.js'

/** Adds the routes of the table that are not every service's. */
export function addRoutes(app: HttpApp, service: DataService): void {
  const description = describeDataApi(service.publicUrl)
  app.get('/openapi.json', (context) => context.json(description))
  app.get(toPattern(dataRoutes.listNetworks.path), async (context) =>
    context.json(await listNetworks(service)),
  )
  app.get(toPattern(dataRoutes.readProjectConfig.path), async (context) =>
    context.json(
      await readProjectConfig(service, context.req.query('projectId')),
    ),
  )
  app.get(toPattern(dataRoutes.readGasPrice.path), async (context) =>
    context.json(await readGasPrice(service, context.req.query('network'))),
  )
  app.get(toPattern(dataRoutes.readBalances.path), async (context) => {
    const account = context.req.param('account') ?? ''
    const { answer, isStale } = await readBalances(service, account)
    const accepted = context.req.header('Accept-Encoding')
    return sendPacked(answer, accepted, isStale)
  })
  app.get(toPattern(dataRoutes.readHistory.path), async (context) =>
    context.json(
      await readHistory(
        service,
        context.req.param('account') ?? '',
        context.req.query(),
      ),
    ),
  )
  app.get(toPattern(dataRoutes.listWallets.path), async (context) =>
    context.json(await listWallets(service, context.req.query())),
  )
  app.get(toPattern(dataRoutes.readImage.path), async (context) => {
    const { bytes, type } = await readImage(
      service,
      context.req.param('sha256') ?? '',
    )
    return context.body(new Uint8Array(bytes), 200, {
      ...imageHeaders,
      'Content-Type': type,
    })
  })
  addNameRoutes(app, service)
}
