import { configurationSchema, startDataService } from '@hasp/data-service'
import { createLog } from '@hasp/service-frame'
import * as v from 'valibot'

/**
 * One process of the data service with a configuration from its parent. It says
 * when it listens, and its memory or the processor's time whenever it is asked.
 * Its log goes where its output does.
 */
process.once('message', async (order: unknown) => {
  const configuration = v.parse(configurationSchema, order)
  const service = await startDataService(configuration, {
    log: createLog((line) => process.stdout.write(`${line}\n`), Date.now),
  })
  process.send?.(service.port)
  process.on('message', (asked: 'memory' | 'processorUs') => {
    const { system, user } = process.cpuUsage()
    process.send?.(
      asked === 'memory' ? process.memoryUsage().rss : system + user,
    )
  })
  const stop = async () => {
    await service.stop()
    process.exit()
  }
  process.once('SIGTERM', stop)
  // Its parent is gone.
  process.once('disconnect', stop)
})
