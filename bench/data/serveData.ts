import { type Configuration, startDataService } from '@hasp/data-service'

/**
 * One process of the data service with a configuration from its parent. It says
 * when it listens, and its memory whenever it is asked.
 */
process.once('message', async (configuration: Configuration) => {
  const service = await startDataService(configuration, {
    log: () => undefined,
  })
  process.send?.(service.port)
  process.on('message', () => process.send?.(process.memoryUsage().rss))
  process.once('SIGTERM', async () => {
    await service.stop()
    process.disconnect()
  })
})
