/**
 * Gives jsdom and happy-dom what they lack of a browser, for the modal to open
 * in them: dialogs, observers, media queries and animations. They lay nothing
 * out, so nothing moves, and everything counts as seen. What is there already stays, and a browser is left
 * as it is. `renderWithKit` calls it; a test that renders the site's own
 * provider calls it once, e.g. in a set-up file.
 * @example
 * import { installDom } from '@hasp/react/testing'
 *
 * installDom()
 */
export function installDom(): void {
  const { clientWidth, dataset } = document.documentElement
  if (clientWidth > 0) return
  dataset.kitMotion = 'reduced'
  const page: object = globalThis
  addMissing(page, {
    CSS: { supports: () => false },
    IntersectionObserver: EverythingIsSeen,
    ResizeObserver: NothingIsResized,
    matchMedia,
  })
  addMissing(HTMLDialogElement.prototype, {
    show: open,
    showModal: open,
    close,
  })
  addMissing(HTMLElement.prototype, {
    hidePopover: ignore,
    showPopover: ignore,
  })
  addMissing(Element.prototype, {
    animate: () => ({ cancel: ignore, finished: Promise.resolve() }),
    getAnimations: () => [],
    scrollIntoView: ignore,
    setPointerCapture: ignore,
  })
}

/** An environment may know a name and have nothing under it. */
function addMissing(target: object, members: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(members))
    if (Reflect.get(target, name) === undefined)
      Object.defineProperty(target, name, {
        value,
        configurable: true,
        writable: true,
      })
}

function ignore(): void {
  // Nothing is laid out: there is nothing to do.
}

function open(this: HTMLDialogElement): void {
  this.setAttribute('open', '')
  const target = this.querySelector<HTMLElement>('[autofocus]')
  target?.focus()
}

function close(this: HTMLDialogElement): void {
  if (!this.hasAttribute('open')) return
  this.removeAttribute('open')
  queueMicrotask(() => this.dispatchEvent(new Event('close')))
}

function matchMedia(media: string) {
  const matches = media.includes('pointer: fine')
  return Object.assign(new EventTarget(), { matches, media })
}

class NothingIsResized {
  observe = ignore
  unobserve = ignore
  disconnect = ignore
}

class EverythingIsSeen {
  readonly #tell: (entries: readonly object[]) => void
  unobserve = ignore
  disconnect = ignore

  constructor(tell: (entries: readonly object[]) => void) {
    this.#tell = tell
  }

  observe(target: Element): void {
    queueMicrotask(() => this.#tell([{ isIntersecting: true, target }]))
  }
}
