// In the page, before its own code: queries that see through shadow roots.
;(() => {
  const shadowRoots = []
  const attachShadow = Element.prototype.attachShadow
  Element.prototype.attachShadow = function attach(options) {
    const root = attachShadow.call(this, options)
    shadowRoots.push(new WeakRef(root))
    return root
  }

  function liveRoots() {
    const alive = shadowRoots.map((reference) => reference.deref())
    return [document, ...alive.filter((root) => root?.host.isConnected)]
  }

  function parentOf(node) {
    return (
      node.assignedSlot ?? node.parentElement ?? node.getRootNode().host ?? null
    )
  }

  /** `css`, or `css :: text`; alternatives are separated by ` || `. */
  function all(selector) {
    return selector.split(' || ').flatMap((alternative) => {
      const [css, text] = alternative.split(' :: ')
      return liveRoots()
        .flatMap((root) => [...root.querySelectorAll(css)])
        .filter((element) => !text || labelOf(element).includes(text))
    })
  }

  function labelOf(element) {
    return `${element.textContent} ${element.getAttribute('aria-label') ?? ''}`
  }

  /** Its own opacity times that of everything around it. */
  function opacity(element) {
    let product = 1
    for (let node = element; node; node = parentOf(node))
      product *= Number(getComputedStyle(node).opacity)
    return product
  }

  function isVisible(element) {
    const box = element.getBoundingClientRect()
    const isInWindow =
      box.width > 1 && box.height > 1 && box.top < innerHeight && box.bottom > 0
    return (
      isInWindow &&
      element.checkVisibility({
        opacityProperty: true,
        visibilityProperty: true,
      }) &&
      opacity(element) > 0.05
    )
  }

  function first(selector) {
    return all(selector).find(isVisible)
  }

  function isInside(node, container) {
    for (let at = node; at; at = parentOf(at)) if (at === container) return true
    return false
  }

  function deepActive() {
    let active = document.activeElement
    for (;;) {
      const within = liveRoots().find((root) => root.host === active)
      if (!active || !within?.activeElement) return active
      active = within.activeElement
    }
  }

  /** Of what is drawn: files that are fetched ahead are named in the head. */
  function nodeCount() {
    const drawn = ':not(head, head *)'
    return liveRoots().reduce(
      (count, root) => count + root.querySelectorAll(drawn).length,
      0,
    )
  }

  function boxOf(element) {
    const { x, y, width, height } = element.getBoundingClientRect()
    return [x, y, width, height].map(Math.round).join()
  }

  /** Characters of CSS that scripts put into the page. */
  function runtimeCss() {
    const sheets = liveRoots().flatMap((root) => [
      ...root.styleSheets,
      ...root.adoptedStyleSheets,
    ])
    return [...new Set(sheets)]
      .filter((sheet) => !sheet.href)
      .flatMap((sheet) => [...sheet.cssRules])
      .reduce((length, rule) => length + rule.cssText.length, 0)
  }

  window.__bench = {
    all,
    boxOf,
    clickAt: null,
    deepActive,
    first,
    isInside,
    isVisible,
    longTasks: [],
    marks: {},
    nodeCount,
    opacity,
    rpc: [],
    runtimeCss,
    violations: [],
  }
})()
