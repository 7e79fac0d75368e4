import { createInterface } from 'node:readline'
import { holdFolder } from './holdFolder.js'

// A process that holds each folder it is told of, until it is told of another.
let letGo: (() => Promise<void>) | undefined
process.stdout.write('ready\n')
for await (const folder of createInterface({ input: process.stdin })) {
  await letGo?.()
  letGo = undefined
  try {
    letGo = await holdFolder(folder)
    process.stdout.write('held\n')
  } catch (error) {
    process.stdout.write(`${error instanceof Error && error.message}\n`)
  }
}
