import type { Kit } from '@hasp/core'
import { createRoot, type Root } from 'react-dom/client'
import { KitProvider } from '../KitProvider.js'
import type { MountedPart } from './MountedPart.js'
import { Part } from './Part.js'

/** Everything that is drawn for one kit outside of a React page. */
export type Mounts = {
  /** Draws a part, or draws it anew. */
  draw(key: symbol, part: MountedPart): void
  remove(key: symbol): void
}

/**
 * Draws parts into elements all over the page below one provider. It leaves
 * with the last of them, once it is sure that none is only being moved.
 */
export function createMounts(kit: Kit): Mounts {
  const parts = new Map<symbol, { id: string; part: MountedPart }>()
  let drawn = 0
  let root: Root | undefined

  const render = () => {
    const [first] = parts.values()
    if (!first) return
    root ??= createRoot(document.createElement('div'))
    root.render(
      <KitProvider kit={kit} {...first.part.texts}>
        {[...parts.values()].map(({ id, part }) => (
          <Part key={id} {...part} />
        ))}
      </KitProvider>,
    )
  }

  return {
    draw(key, part) {
      drawn += 1
      parts.set(key, { id: parts.get(key)?.id ?? `${drawn}`, part })
      render()
    },
    remove(key) {
      if (!parts.delete(key)) return
      render()
      queueMicrotask(() => {
        if (parts.size > 0) return
        root?.unmount()
        root = undefined
      })
    },
  }
}
