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
