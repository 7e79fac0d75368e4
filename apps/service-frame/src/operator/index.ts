export { changeOperatorFile } from './changeOperatorFile.js'
export {
  createOperatorReader,
  type ReadOperator,
} from './createOperatorReader.js'
export { operatorOf } from './operatorOf.js'
export { readConfiguration, type Variable } from './readConfiguration.js'
export { readJsonFile } from './readJsonFile.js'
