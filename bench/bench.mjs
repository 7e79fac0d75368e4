import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { runBench } from './runBench.mjs'

const { values } = parseArgs({
  options: {
    apps: { type: 'string' },
    runs: { type: 'string', default: '15' },
    only: { type: 'string' },
    throttle: { type: 'string', default: '1,4' },
    out: { type: 'string', default: `${import.meta.dirname}/out` },
    gate: { type: 'boolean', default: false },
  },
})

const { isBroken, isPassed } = await runBench({
  names: values.apps?.split(','),
  phases: values.only?.split(','),
  rounds: Number(values.runs),
  throttles: values.throttle.split(',').map(Number),
  out: resolve(values.out),
})
if (isBroken || (values.gate && !isPassed)) process.exitCode = 1
