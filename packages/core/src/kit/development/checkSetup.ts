import { internals } from '../internals.js'
import type { Kit } from '../Kit.js'
import { createLog } from '../log.js'
import type { KitOptions } from '../options.js'
import { reportOptions } from './reportOptions.js'

/** Stands for this copy of the package among those of the page. */
const copy = Symbol('@hasp/core')

const registry = Symbol.for('@hasp/core kits in use')

/** Kits that follow each other faster are made by a component, not by a hand. */
const hastyMs = 2_000

type Registered = { readonly kit: Kit; readonly copy: symbol }

/** What the copies of the package on one page share. */
type Page = {
  readonly registered: Set<Registered>
  /** When each kit started. */
  readonly kits: Map<Kit, number>
}

const aboutDebug =
  '`debug` is on: the modal shows configuration alerts, to visitors as well. What the kit does besides is written with `logLevel: "info"` (docs/troubleshooting.md).'

/**
 * Tells the developer of the page what to mend: about the options, and about
 * other kits on the page. Loaded in development only.
 */
export function checkSetup(
  kit: Kit,
  options: KitOptions,
  signal: AbortSignal,
): void {
  const { environment, log } = kit[internals]
  reportOptions(options, log)
  if (kit.options.debug) createLog('info')('info', aboutDebug)
  const missing = options.data?.missing ?? []
  if (missing.length > 0) log('warn', aboutMissing(missing))
  if (!environment.window || signal.aborted) return
  const page = environment.window as { [registry]?: Page }
  page[registry] ??= { registered: new Set(), kits: new Map() }
  const { kits, registered } = page[registry]
  const now = environment.clock.now()
  kits.set(kit, now)
  const hasty = [...kits.values()].filter((at) => now - at < hastyMs)
  const others = [...registered]
  if (others.some((one) => one.copy !== copy))
    log(
      'error',
      'Two copies of @hasp/core are on this page, and neither knows of the other’s wallets. Deduplicate it in your lock file (docs/troubleshooting.md).',
    )
  else if (others.length > 0)
    log(
      'error',
      'Two kits run on this page, and both reconnect the same wallets. Create one, outside of components (docs/troubleshooting.md).',
    )
  else if (hasty.length > 2)
    log(
      'error',
      'A new kit is created again and again, and each forgets what the last one knew. Create it outside of components (docs/troubleshooting.md).',
    )
  const own = { kit, copy }
  registered.add(own)
  signal.addEventListener('abort', () => registered.delete(own))
}

function aboutMissing(parts: readonly string[]): string {
  return `The data source of \`data\` lacks ${parts.map((part) => `\`${part}\``).join(', ')}, so what that is for is absent (docs/dataService.md).`
}
