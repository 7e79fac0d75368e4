/**
 * Loaded into a process before all else, it lets its clock be wrong by
 * `CLOCK_SHIFT_MS`, and set back by ten minutes more at each SIGUSR2. Other
 * processes, and the servers that they share, have clocks of their own.
 */
const RealDate = Date
let shiftMs = Number(process.env.CLOCK_SHIFT_MS)
process.on('SIGUSR2', () => {
  shiftMs -= 600_000
})

globalThis.Date = new Proxy(RealDate, {
  construct: (_, given, newTarget) =>
    Reflect.construct(
      RealDate,
      given.length > 0 ? given : [RealDate.now() + shiftMs],
      newTarget,
    ),
  get: (target, name) =>
    name === 'now' ? () => RealDate.now() + shiftMs : Reflect.get(target, name),
})
