export { type Configuration, configurationSchema } from './configuration.js'
export { startDataService } from './startDataService.js'
