export {
  escrowOperatorFileSchema,
  type OperatorFile,
  operatorFileSchema,
  type Project,
  projectSchema,
  type RegisteredNetwork,
  registeredNetworkSchema,
} from '../project/operatorFile.js'
export { projectOrigins } from '../project/projectOrigins.js'
