export { createMetrics, type Metrics } from './createMetrics.js'
export { measureConnections } from './measureConnections.js'
export { measureOutbox } from './measureOutbox.js'
export { metricsSchema } from './metricsSchema.js'
