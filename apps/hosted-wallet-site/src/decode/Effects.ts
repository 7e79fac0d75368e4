import type { Approval, Call, Movement, Summary, Warning } from './Summary.js'

/** What a part of a request does. */
export type Effects = Pick<
  Summary,
  'approvals' | 'calls' | 'incoming' | 'isBlind' | 'outgoing' | 'warnings'
>

export const noEffects: Effects = {
  approvals: [],
  calls: [],
  incoming: [],
  outgoing: [],
  isBlind: false,
  warnings: [],
}

export function effectsOf(some: Partial<Effects>): Effects {
  return { ...noEffects, ...some }
}

/** Of what nobody here can read. */
export const unknownEffects = effectsOf({
  isBlind: true,
  warnings: ['callsUnknown'],
})

/** All that the parts do, in their order; each warning once. */
export function joinEffects(parts: readonly Effects[]): Effects {
  const all = <Entry>(list: (part: Effects) => readonly Entry[]) =>
    parts.flatMap(list)
  return {
    approvals: all<Approval>(({ approvals }) => approvals),
    calls: all<Call>(({ calls }) => calls),
    incoming: all<Movement>(({ incoming }) => incoming),
    outgoing: all<Movement>(({ outgoing }) => outgoing),
    isBlind: parts.some(({ isBlind }) => isBlind),
    warnings: [...new Set(all<Warning>(({ warnings }) => warnings))].sort(),
  }
}
