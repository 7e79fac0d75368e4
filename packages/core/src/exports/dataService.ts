export { dataService } from '../clients/dataService/dataService.js'
export { dataSource } from '../clients/dataService/dataSource.js'
export { projectConfig } from '../clients/dataService/projectConfig.js'
export type {
  DataFeature,
  DataSource,
  HistoryParameters,
  Portfolio,
  ReadParameters,
  ToldEntry,
  ToldHistory,
  ToldToken,
} from '../ports/DataSource.js'
export type { GasPrice, GasSource } from '../ports/GasSource.js'
export type { Identity, NameSource, ToldName } from '../ports/NameSource.js'
export type {
  ProjectAnswer,
  ProjectConfig,
  ProjectConfigSource,
} from '../ports/ProjectConfigSource.js'
