/**
 * What was dropped or should not have happened, for a counter: `invalid` has
 * the wrong form, `foreign` comes from somebody else, `late` and `duplicate`
 * belong to no open request, `mismatch` names another message than was asked,
 * and `flood` is above the rate.
 */
export type FrameIncident =
  | 'invalid'
  | 'foreign'
  | 'late'
  | 'duplicate'
  | 'mismatch'
  | 'flood'
