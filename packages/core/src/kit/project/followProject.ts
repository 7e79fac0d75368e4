import { narrowFeatures } from '../../policies/project/narrowFeatures.js'
import type { ProjectConfigSource } from '../../ports/ProjectConfigSource.js'
import { whenIdle } from '../../utils/whenIdle.js'
import { withDeadline } from '../../utils/withDeadline.js'
import { internals } from '../internals.js'
import type { Kit } from '../Kit.js'
import { noteRefusal } from '../noteRefusal.js'
import type { KitOptions } from '../options.js'
import { onceHidden } from './onceHidden.js'

/** So long an answer is used without asking again. */
const freshMs = 5 * 60_000
/** How long it is asked for; nothing waits for it. */
const patienceMs = 10_000

type Narrow = (ofProject: { readonly [name: string]: boolean }) => void

/**
 * Follows what an operator says of the site: what an earlier visit learned is
 * used at once, and asked about again where it is older than five minutes, when
 * the page has nothing else to do. Without an answer everything stays as it is.
 */
export function followProject(
  kit: Kit,
  source: ProjectConfigSource,
  { features: ofSite }: KitOptions,
  signal: AbortSignal,
): void {
  if (signal.aborted) return
  const { environment, storage, stores } = kit[internals]
  const stored = storage.get('projectConfig')?.[source.key]
  const narrow: Narrow = (ofProject) =>
    onceHidden(
      stores.modal,
      () =>
        stores.features.setState(
          narrowFeatures({
            defaults: kit.options.features,
            ...{ ofSite, ofProject },
          }),
        ),
      signal,
    )
  if (stored) narrow(stored.value)
  const restMs = (stored?.expiresAt ?? 0) - environment.clock.now()
  // A clock that was set back keeps nothing for longer.
  if (restMs <= 0 || restMs > freshMs)
    void askOperator(kit, source, narrow, signal)
}

async function askOperator(
  kit: Kit,
  source: ProjectConfigSource,
  narrow: Narrow,
  signal: AbortSignal,
): Promise<void> {
  const { environment, log, storage } = kit[internals]
  const { clock } = environment
  await whenIdle(environment, signal)
  try {
    const answer = await withDeadline({
      run: (own) => source.read({ environment, signal: own }),
      limitMs: patienceMs,
      ...{ clock, signal },
    })
    if (answer.type === 'known') {
      storage.set('projectConfig', {
        [source.key]: {
          value: { ...answer.features },
          expiresAt: clock.now() + freshMs,
        },
      })
      narrow(answer.features)
      return
    }
    noteRefusal(kit, answer.alert)
    if (!answer.isFinal) return
    storage.remove('projectConfig')
    narrow({})
  } catch (error) {
    if (!signal.aborted)
      log('warn', 'The project configuration is not known', error)
  }
}
