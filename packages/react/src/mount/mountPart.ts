import type { Kit } from '@hasp/core'
import { internals } from '@hasp/core/internal'
import type { Mounts } from './createMounts.js'
import type { MountedPart } from './MountedPart.js'

/** A part that is drawn, or will be once React is here. */
export type Mount = {
  change(part: MountedPart): void
  unmount(): void
}

/**
 * Draws a part of the kit into an element, and fetches React for it. Whatever
 * is mounted for one kit shares one provider, and so one modal.
 */
export function mountPart(kit: Kit, first: MountedPart): Mount {
  const key = Symbol('mount')
  let part: MountedPart | undefined = first
  let mounts: Mounts | undefined
  loadMounts(kit).then(
    (loaded) => {
      mounts = loaded
      if (part) mounts.draw(key, part)
    },
    (error: unknown) => {
      const { events, log } = kit[internals]
      log('error', 'What draws the kit could not be loaded', error)
      events.emit('ERROR', { code: 'PART_NOT_LOADED', cause: error })
    },
  )
  return {
    change(next) {
      part = next
      mounts?.draw(key, next)
    },
    unmount() {
      part = undefined
      mounts?.remove(key)
    },
  }
}

/** The kit keeps it, as everything else that there is once for each kit. */
function loadMounts(kit: Kit): Promise<Mounts> {
  return kit[internals].tasks.once(
    'mount',
    async () => (await import('./createMounts.js')).createMounts(kit),
    () => true,
  )
}
