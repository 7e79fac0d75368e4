export { accountNames } from '../siwx/accountNames.js'
export { isRecap, type Recap, readRecap, recapSentence } from '../siwx/recap.js'
export type { SignInRecord } from '../siwx/SignInRecord.js'
export {
  type SiwxProblemCode,
  siwxProblemSchema,
  siwxProblems,
} from '../siwx/siwxProblem.js'
export {
  type SiwxBody,
  type SiwxReply,
  type SiwxRoute,
  siwxRoutes,
} from '../siwx/siwxRoutes.js'
export {
  longestSignInText,
  writeSignInText,
} from '../siwx/writeSignInText.js'
