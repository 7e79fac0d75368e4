// In every document: when keys, presses and messages of ports came.
;(() => {
  const moments = new Map()
  const ports = []
  const note = (name, at) => moments.set(name, performance.timeOrigin + at)
  for (const type of ['focusin', 'input', 'keydown', 'pointerup'])
    window.addEventListener(type, (event) => note(type, event.timeStamp), {
      capture: true,
    })
  window.MessageChannel = class extends MessageChannel {
    constructor() {
      super()
      ports.push(this.port1)
      this.port1.addEventListener('message', ({ data, timeStamp }) => {
        const [, type] = /"t":"(\w+)"/.exec(String(data)) ?? []
        if (type) note(type, timeStamp)
      })
    }
  }

  /** Calls `look()` in every frame of the screen until it gives a value. */
  function everyFrame(look, limitMs = 60_000) {
    const startedAt = performance.now()
    return new Promise((resolve, reject) => {
      const tick = () => {
        const answer = look()
        if (answer !== undefined) resolve(answer)
        else if (performance.now() - startedAt > limitMs)
          reject(new Error(`Not in ${limitMs} ms: ${look}`))
        else requestAnimationFrame(tick)
      }
      tick()
    })
  }

  /** When something happened last, in milliseconds since 1970. */
  const momentOf = (name) => everyFrame(() => moments.get(name))

  /** When an element that says a text was first seen. */
  const seen = ([selector, text]) =>
    everyFrame(() =>
      [...document.querySelectorAll(selector)].some(
        (element) =>
          element.checkVisibility() && element.textContent.includes(text),
      )
        ? performance.timeOrigin + performance.now()
        : undefined,
    )

  /** How long the frame takes for what needs no visitor, time after time. */
  async function askFrame(count) {
    const port = ports.at(-1)
    const tookMs = []
    for (let asked = 0; asked < count; asked += 1) {
      const bytes = crypto.getRandomValues(new Uint8Array(16))
      const id = bytes.toBase64({ alphabet: 'base64url', omitPadding: true })
      const request = { v: 1, k: 'req', id, m: 'getChainId', ttl: 20_000 }
      const startedAt = performance.now()
      await new Promise((resolve) => {
        const hear = ({ data }) => {
          if (!data.includes(id)) return
          port.removeEventListener('message', hear)
          resolve()
        }
        port.addEventListener('message', hear)
        port.postMessage(JSON.stringify(request))
      })
      tookMs.push(performance.now() - startedAt)
      // The frame hears fifty messages a second.
      await new Promise((resolve) => setTimeout(resolve, 30))
    }
    return tookMs
  }

  window.benchPage = { momentOf, seen, askFrame }
})()
