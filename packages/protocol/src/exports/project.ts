export {
  escrowOperatorFileSchema,
  type OperatorFile,
  operatorFileSchema,
  type Project,
  projectSchema,
  projectsFileSchema,
  type RegisteredNetwork,
  registeredNetworkSchema,
} from '../project/operatorFile.js'
export { projectOrigins } from '../project/projectOrigins.js'
