export { type Clock, systemClock } from './clock.js'
export { createLog, type Log, type LogFields } from './createLog.js'
export {
  type Database,
  type OpenDatabase,
  openDatabase,
} from './database/openDatabase.js'
export { createHttpApp, type HttpApp } from './http/createHttpApp.js'
export { HttpProblem } from './http/HttpProblem.js'
export { readNetwork } from './http/readNetwork.js'
export { type RunningServer, serveHttp } from './http/serveHttp.js'
export { readJsonFile } from './readJsonFile.js'
