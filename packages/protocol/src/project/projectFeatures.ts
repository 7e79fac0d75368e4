/**
 * What an operator may turn off on the pages of a project, by the names of the
 * kit's option `features`. None of them can be turned on.
 */
export const projectFeatures = [
  'activity',
  'allWallets',
  'branding',
  'email',
  'emailShowWallets',
  'receive',
  'send',
] as const
