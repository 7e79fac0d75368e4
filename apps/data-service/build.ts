import { join } from 'node:path'
import { buildProgram } from './buildProgram.js'

await buildProgram(join('dist', 'service'))
