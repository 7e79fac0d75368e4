/**
 * Writes down what moves, grows or turns in any frame for longer than an
 * instant, in `window.moved`. Runs in the page, from its start.
 */
export function recordMotion(): void {
  const moved: string[] = []
  Object.assign(window, { moved })
  const isMotion = (property: string) =>
    /^(translate|transform|scale|rotate|.*(size|width|height))$/i.test(property)

  function note({ effect, playState }: Animation) {
    if (!(effect instanceof KeyframeEffect) || playState !== 'running') return
    if (Number(effect.getComputedTiming().duration) <= 1) return
    const [first = {}, ...others] = effect.getKeyframes()
    for (const [property, value] of Object.entries(first))
      if (
        isMotion(property) &&
        others.some((frame) => frame[property] !== value)
      )
        moved.push(`${property} of ${effect.target?.outerHTML.slice(0, 80)}`)
  }

  const watch = () => {
    document.getAnimations().forEach(note)
    requestAnimationFrame(watch)
  }
  requestAnimationFrame(watch)
}
