import {
  type Configuration,
  startHostedWalletService,
} from '@hasp/hosted-wallet-service'

/**
 * One process of the hosted wallet's service with a configuration from its
 * parent; only the limits that would end a measurement are lifted. It says how
 * long it took to start, and its memory whenever it is asked.
 */
process.once('message', async (configuration: Configuration) => {
  const startedAtMs = performance.now()
  const service = await startHostedWalletService(configuration, {
    log: () => undefined,
    sendLimits: () => [],
  })
  process.send?.(performance.now() - startedAtMs)
  process.on('message', () => process.send?.(process.memoryUsage().rss))
  process.once('SIGTERM', async () => {
    await service.stop()
    process.disconnect()
  })
})
