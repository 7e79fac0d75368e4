export {
  type OperatorFile,
  operatorFileSchema,
  type Project,
  projectSchema,
  type RegisteredNetwork,
  registeredNetworkSchema,
} from '../project/operatorFile.js'
export { isSafeOrigin, projectOrigins } from '../project/projectOrigins.js'
