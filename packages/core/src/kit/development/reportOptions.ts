import type { Log } from '../log.js'
import type { KitOptions } from '../options.js'
import { checkOptions } from './checkOptions.js'

/** Tells the console what the developer of the page should mend. */
export function reportOptions(options: KitOptions, log: Log): void {
  checkOptions(options).then(
    (sentences) => {
      for (const sentence of sentences) log('error', sentence)
    },
    (cause: unknown) => log('warn', 'The options could not be checked', cause),
  )
}
