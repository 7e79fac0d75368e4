import {
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  Registry,
} from 'prom-client'
import type { Clock } from '../clock.js'
import type { Log, LogFields } from '../createLog.js'
import type { RunningServer, serveHttp } from '../http/serveHttp.js'
import { readPatiently } from './readPatiently.js'
import { serveMetrics } from './serveMetrics.js'

/** Something that is measured whenever somebody looks. */
export interface Measured {
  readonly name: `hasp_${string}`
  readonly help: string
  /** How old it may be, where it takes the database some work. */
  readonly maxAgeMs?: number
  read(): Promise<number>
}

/** What an operator watches of a process, in the text format of Prometheus. */
export interface Metrics {
  /** The log, whose lines are counted. */
  readonly log: Log
  measure(measured: Measured): void
  /** Answers where the operator looks. */
  serve(): Promise<RunningServer>
}

/** Long questions wait for somebody else's answer. */
const bucketsSeconds = [
  0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30,
]

/**
 * What is wrong, and what has gone right: known from the start, so that the
 * first of each is seen to come.
 */
const expected = ['failure', 'mail failed', 'mail sent', 'sweep failed']

/**
 * Metrics of a process. They are the lines of its log, counted: what no line may
 * hold is in no label.
 */
export function createMetrics({
  clock,
  listen,
  log,
}: {
  readonly clock: Clock
  readonly listen: Parameters<typeof serveHttp>[1]
  readonly log: Log
}): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'hasp_request_duration_seconds',
    help: 'Answers, by the pattern of their route and their status.',
    labelNames: ['route', 'status'],
    buckets: bucketsSeconds,
    registers,
  })
  const events = new Counter({
    name: 'hasp_events_total',
    help: 'Lines of the log but requests, by their event.',
    labelNames: ['event', 'network'],
    registers,
  })
  for (const event of expected) events.inc({ event }, 0)
  const count = ({
    durationMs = 0,
    event,
    networkId,
    route = '',
    status = 0,
  }: LogFields) => {
    if (event === 'request')
      requests.observe({ route, status }, durationMs / 1_000)
    else events.inc({ event, ...(networkId && { network: networkId }) })
  }
  return {
    log: (fields) => {
      log(fields)
      count(fields)
    },
    measure({ help, maxAgeMs = 0, name, read }) {
      const readNow = readPatiently(clock, read, maxAgeMs)
      const gauge: Gauge = new Gauge({
        ...{ help, name, registers },
        collect: async () => {
          const value = await readNow()
          // A number of before would look like one of now.
          if (value === undefined) gauge.remove()
          else gauge.set(value)
        },
      })
    },
    serve: () => serveMetrics(registry, listen),
  }
}
