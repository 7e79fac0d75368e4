export { dataService } from '../clients/dataService/dataService.js'
export { dataSource } from '../clients/dataService/dataSource.js'
export type {
  DataFeature,
  DataSource,
  Portfolio,
  ReadParameters,
  ToldToken,
} from '../ports/DataSource.js'
